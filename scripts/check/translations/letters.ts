import { withoutParameters } from './localeRules';
import type { LocaleRules } from './localeRules';

/** Latin words that all languages use unchanged. */
const LATIN_EVERYWHERE =
  /(?<!\p{Script=Latin})(?:SMS|QR|Cookies?|cookies?|App|OK|ID|W3|Uniportal|OAuth2|Excel|xlsx?|jpe?g|png|JPE?G|PNG|MB|KB|px)(?!\p{Script=Latin})/gu;

/**
 * Common characters that only the other of the two languages uses, enough to notice a text in the
 * wrong file.
 */
const ONLY_SIMPLIFIED =
  /[们这时说认证请选录动择删务页预览设输个华东书马门问间闻风飞发图样级约纯组织结绍经绑绘统继续维缓编缩网罗联职]/u;
const NOT_SIMPLIFIED =
  /[們這時說認證請選錄動擇刪務頁預覽設輸個圖樣級約組織結紹經統繼續維編網聯職図択録処説読変験帰関価単総観覧権]/u;

/**
 * Capitals that are correct in the middle of a sentence: names, and texts that the interface
 * prescribes.
 */
const NAMES =
  /^(?:China|Chine|Chin(?:y|ach)?|Çin|Кита[йяею]|Uniportal|Excel|App|Cookies?|Serviço|Privacidade|Service|Agreement|Policy|Privacy|Code|Expired|Now|Sözleşmesi|Hizmet|Politikası|Спам|Рассылки|Spam|Oferty|Register|Registrarse|Cadastrar|Зарегистрироваться|Kaydol|S’inscrire|Zarejestruj)$/u;
const SENTENCE_CASE: readonly string[] = [
  'en_US',
  'es_ES',
  'ru_RU',
  'pl_PL',
  'tr_TR',
  'fr_FR',
  'pt_BR',
];

function alphabetProblems(text: string, { alphabet, script }: LocaleRules): string[] {
  if (alphabet === undefined) return [];
  const isLatin = script.test('a');
  const foreign = [...text.toLocaleLowerCase('en').normalize('NFC')].filter(
    (character) =>
      script.test(character)
      && !alphabet.includes(character)
      && !(isLatin && /[a-z]|\u0307/.test(character)),
  );
  return foreign.length === 0
    ? []
    : [`has letters that this language does not write: ${foreign.join('')}`];
}

function capitalProblems(text: string, locale: string): string[] {
  if (!SENTENCE_CASE.includes(locale)) return [];
  const capitals = [...text.matchAll(/[\p{Ll},}] (\p{Lu}\p{Ll}[\p{L}’]*)/gu)]
    .map((match) => match[1] ?? '')
    .filter((word) => !NAMES.test(word));
  return capitals.length === 0
    ? []
    : [`has a capital in the middle of a sentence: ${capitals.join(', ')}`];
}

function hanProblems(text: string, locale: string): string[] {
  if (locale === 'zh_CN' && NOT_SIMPLIFIED.test(text))
    return ['has characters that are not simplified Chinese'];
  return locale === 'ja_JP' && ONLY_SIMPLIFIED.test(text)
    ? ['has characters of simplified Chinese']
    : [];
}

/** Checks the letters and digits of one form of a text, and how it addresses its reader. */
export function letterProblems(form: string, locale: string, rules: LocaleRules): string[] {
  const text = withoutParameters(form);
  const own = text.replace(LATIN_EVERYWHERE, '');
  const foreign = [...own]
    .filter((character) => /\p{L}/u.test(character) && !rules.script.test(character))
    .join('');
  const digits = [...own]
    .filter((character) => /\p{Nd}/u.test(character) && !/[0-9]/.test(character))
    .join('');
  const problems: string[] = [];
  if (foreign !== '') problems.push(`has letters of another script: ${foreign}`);
  if (digits !== '') problems.push(`has digits that are not Latin: ${digits}`);
  const address = rules.wrongAddress?.exec(text)?.[0];
  if (address !== undefined)
    problems.push(`addresses the reader otherwise than the glossary says: ${address.trim()}`);
  return [
    ...problems,
    ...alphabetProblems(own, rules),
    ...capitalProblems(form, locale),
    ...hanProblems(text, locale),
  ];
}
