/** @jest-environment node */
import { problemsOf, SAMPLES } from './plantedTexts';

const NO_STOP = 'has several sentences and no stop at its end';

describe('how a text is written', () => {
  it.each(Object.keys(SAMPLES))('has no problems in the correct texts of %s', (locale) => {
    expect(problemsOf(locale, {})).toEqual([]);
  });

  it.each<[rule: string, locale: string, text: string, problem: string]>([
    ['an empty text', 'fr_FR', '', 'is empty'],
    ['a blank text', 'fr_FR', ' ', 'is empty'],
    ['a space at the start', 'fr_FR', ' Valider', 'begins or ends with a space'],
    ['a no-break space at the end', 'fr_FR', 'Valider\u00a0', 'begins or ends with a space'],
    ['a doubled space', 'fr_FR', 'Tout  valider', 'has a doubled space'],
    ['a line break', 'fr_FR', 'Tout\nvalider', 'has a tab or a line break'],
    ['a space before a full stop', 'es_ES', 'Vale .', 'has a space before a mark'],
    [
      'a bare French question mark',
      'fr_FR',
      'Valider ?',
      'lacks the narrow no-break space (U+202F) at ? ! : ; « or »',
    ],
    [
      'bare guillemets',
      'fr_FR',
      'Dire «oui»',
      'lacks the narrow no-break space (U+202F) at ? ! : ; « or »',
    ],
    [
      'a straight quotation mark',
      'de_DE',
      'Auf "OK" klicken',
      'has a straight quotation mark or apostrophe',
    ],
    ['a straight apostrophe', 'fr_FR', "C'est bon", 'has a straight quotation mark or apostrophe'],
    [
      'English quotation marks in German',
      'de_DE',
      'Auf ”OK” klicken',
      'has quotation marks of another language: ””; it writes „“',
    ],
    [
      'quotation marks turned round',
      'ja_JP',
      '“決定”',
      'has quotation marks of another language: “”; it writes 「」『』',
    ],
    [
      'a quotation that does not end',
      'ru_RU',
      'Нажмите «ОК',
      'has quotation marks without a partner: «»',
    ],
    [
      'a bracket that does not end',
      'de_DE',
      'Gut (sehr',
      'has brackets or isolates without a partner: ( )',
    ],
    [
      'an isolate that does not end',
      'ar_SA',
      'موافق \u2066+86',
      'has brackets or isolates without a partner: U+2066 U+2069',
    ],
    ['an isolate outside Arabic', 'de_DE', '\u2066OK\u2069', 'has a bidirectional isolate'],
    ['a right-to-left mark', 'ar_SA', 'موافق\u200f', 'has a character that texts must not contain'],
    ['a zero-width space', 'de_DE', 'Gu\u200bt', 'has a character that texts must not contain'],
    ['three dots', 'de_DE', 'Gleich...', 'has dots instead of an ellipsis (…)'],
    ['a hyphen for a dash', 'ru_RU', 'Готово - да', 'has a hyphen instead of a dash'],
    ['a doubled mark', 'es_ES', 'Vale.. Sí', 'has doubled punctuation'],
    ['markup', 'de_DE', '<b>Gut</b>', 'has markup'],
    [
      'a Spanish question without its opening',
      'es_ES',
      'Vale?',
      'has a question without ¿, or the other way round',
    ],
    [
      'a Spanish exclamation without its opening',
      'es_ES',
      'Vale!',
      'has an exclamation without ¡, or the other way round',
    ],
    [
      'a half-width comma in Japanese',
      'ja_JP',
      '決定,次',
      'has marks of another language beside its letters; it writes full-width marks',
    ],
    ['a Latin full stop in Japanese', 'ja_JP', '決定.', 'has a Latin full stop'],
    [
      'a space between Japanese and Latin',
      'ja_JP',
      '決定 OK',
      'has a space between its own letters and Latin ones or a value',
    ],
    [
      'a space between Chinese and a value',
      'zh_CN',
      '发送至 %{to}',
      'has a space between its own letters and Latin ones or a value',
    ],
    [
      'a Latin comma in Arabic',
      'ar_SA',
      'نعم, موافق',
      'has marks of another language beside its letters; it writes the marks ، ؛ ؟',
    ],
    [
      'a number that may lose its unit',
      'de_DE',
      'Bis 2 MB',
      'lacks the no-break space (U+00A0) between a number and its unit',
    ],
    [
      'a Chinese number that may lose its unit',
      'zh_CN',
      '不超过2 MB',
      'lacks the no-break space (U+00A0) between a number and its unit',
    ],
    ['a size that may part', 'ja_JP', '720 × 1560', 'lacks the no-break spaces (U+00A0) around ×'],
    ['a lost final stop', 'de_DE', 'Das ging nicht. Bitte noch einmal', NO_STOP],
    [
      'a lost final stop after a question',
      'fr_FR',
      'Toujours rien\u202f? Demandez un code',
      NO_STOP,
    ],
    ['a lost final stop in Japanese', 'ja_JP', '失敗しました。もう一度お試しください', NO_STOP],
    ['a lost final stop in Arabic', 'ar_SA', 'تعذّر الإرسال. يرجى إعادة المحاولة', NO_STOP],
  ])('is refused for %s', (_rule, locale, text, problem) => {
    expect(problemsOf(locale, { 'common.ok': text })).toContain(`${locale} common.ok: ${problem}`);
  });
});

describe('the end of a text', () => {
  it.each([
    ['one sentence', 'de_DE', 'Das ging nicht'],
    ['two sentences with their stops', 'ko_KR', '보냈습니다. 확인하십시오.'],
    ['a colon before a list', 'es_ES', 'Ya está. Compruebe:'],
    ['a stop within brackets or quotation marks', 'ja_JP', '送信しました。（確認してください。）'],
    ['the number of a heading', 'de_DE', '3. Ihr Konto'],
    ['an ordinal number', 'tr_TR', '%{n}. sayfa'],
  ])('may be %s', (_what, locale, text) => {
    expect(problemsOf(locale, { 'common.ok': text })).not.toContain(
      `${locale} common.ok: ${NO_STOP}`,
    );
  });
});

describe('the letters of a text', () => {
  it.each<[rule: string, locale: string, text: string, problem: string]>([
    ['a Latin a among Cyrillic letters', 'ru_RU', 'Дa', 'has letters of another script: a'],
    ['a Cyrillic а among Latin letters', 'de_DE', 'J\u0430', 'has letters of another script: а'],
    ['a Latin word in Arabic', 'ar_SA', 'موافق now', 'has letters of another script: now'],
    [
      'a letter of a neighbour',
      'de_DE',
      'Günstig małe',
      'has letters that this language does not write: ł',
    ],
    [
      'a Ukrainian letter in Russian',
      'ru_RU',
      'Діло',
      'has letters that this language does not write: і',
    ],
    ['Arabic digits', 'ar_SA', 'موافق ٥', 'has digits that are not Latin: ٥'],
    ['simplified Chinese in Japanese', 'ja_JP', '选择', 'has characters of simplified Chinese'],
    [
      'a capital in the middle',
      'es_ES',
      'Aceptar Todo',
      'has a capital in the middle of a sentence: Todo',
    ],
    [
      'familiar German',
      'de_DE',
      'Speichere dein Konto',
      'addresses the reader otherwise than the glossary says: dein',
    ],
    [
      'familiar Spanish',
      'es_ES',
      'Guarda tu cuenta',
      'addresses the reader otherwise than the glossary says: tu',
    ],
    [
      'familiar Korean',
      'ko_KR',
      '확인하세요',
      'addresses the reader otherwise than the glossary says: 세요',
    ],
    [
      'a capital Вы',
      'ru_RU',
      'Здесь Вы входите',
      'addresses the reader otherwise than the glossary says: ь Вы',
    ],
    [
      'an Arabic imperative',
      'ar_SA',
      'أدخل الرمز',
      'addresses the reader otherwise than the glossary says: أدخل',
    ],
    [
      'an Arabic imperative after “and”',
      'ar_SA',
      'يرجى الانتظار وحاول مرة أخرى',
      'addresses the reader otherwise than the glossary says: وحاول',
    ],
    [
      'an Arabic imperative with its object after “then”',
      'ar_SA',
      'إذا توقفت الصفحة، فحدّثها',
      'addresses the reader otherwise than the glossary says: فحدّثها',
    ],
    [
      'an Arabic question to a man',
      'ar_SA',
      'هل تريد المتابعة؟',
      'addresses the reader otherwise than the glossary says: هل تريد',
    ],
    [
      'an Arabic statement about a man',
      'ar_SA',
      'بهذا تؤكد القراءة',
      'addresses the reader otherwise than the glossary says: تؤكد',
    ],
    [
      'an Arabic verb for a man after “you can”',
      'ar_SA',
      'يمكنك أن تطلب رمزًا',
      'addresses the reader otherwise than the glossary says: يمكنك أن تطلب',
    ],
    [
      'a Polish title',
      'pl_PL',
      'Czy chce Pan kontynuować?',
      'addresses the reader otherwise than the glossary says: Pan',
    ],
    [
      'a Polish past tense with a gender',
      'pl_PL',
      'Zalogowałeś się',
      'addresses the reader otherwise than the glossary says: Zalogowałeś',
    ],
  ])('are refused for %s', (_rule, locale, text, problem) => {
    expect(problemsOf(locale, { 'common.ok': text })).toContain(`${locale} common.ok: ${problem}`);
  });

  it.each([
    ['the Arabic noun of a verb', 'ar_SA', 'طلب رمز تحقق وإدخاله، والتحقق من الحساب'],
    ['the Arabic word for “happened”', 'ar_SA', 'حدث خطأ'],
    ['the imperative on a Polish button', 'pl_PL', 'Odśwież stronę'],
    ['two imperatives on a Polish button', 'pl_PL', 'Wyślij / Zaloguj się'],
    ['two imperatives joined on a Polish button', 'pl_PL', 'Zarejestruj się i zaloguj'],
    ['imperatives in a Polish sentence', 'pl_PL', 'Sprawdź sieć i odśwież stronę.'],
  ])('may be %s', (_rule, locale, text) => {
    expect(
      problemsOf(locale, { 'common.ok': text }).filter((problem) =>
        problem.includes('addresses the reader'),
      ),
    ).toEqual([]);
  });

  it('are refused for a traditional Chinese character', () => {
    expect(problemsOf('zh_CN', { 'common.ok': '確認' })).toContain(
      'zh_CN common.ok: has characters that are not simplified Chinese',
    );
  });

  it('may be Latin in names that are written the same everywhere', () => {
    expect(problemsOf('ru_RU', { 'common.ok': 'Код из SMS, QR и Cookie (+86) ©' })).toEqual([]);
  });
});
