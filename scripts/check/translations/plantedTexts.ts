import { translationProblems } from './translationProblems';
import type { TranslationData, Texts } from './translationProblems';

const CHINESE: Texts = {
  'common.ok': '确定',
  'home.welcome': '%{name}，欢迎回来',
  'pickers.heads': '人数：%{n}',
  'signIn.resendIn': '%{seconds}秒后重发',
  'signIn.codeSent': '验证码已发送，%{smart_count}分钟内有效',
};
const ENGLISH: Texts = {
  'common.ok': 'OK',
  'home.welcome': 'Welcome back, %{name}',
  'pickers.heads': 'People: %{n}',
  'signIn.resendIn': 'Resend in %{seconds}s',
  'signIn.codeSent': 'Valid for %{smart_count} minute |||| Valid for %{smart_count} minutes',
};

/** Correct texts of a few languages, into which tests insert mistakes. */
export const SAMPLES: Readonly<Record<string, Texts>> = {
  zh_CN: CHINESE,
  en_US: ENGLISH,
  de_DE: {
    'common.ok': 'OK',
    'home.welcome': 'Willkommen zurück, %{name}',
    'pickers.heads': 'Personen: %{n}',
    'signIn.resendIn': 'Neuer Code in %{seconds}\u00a0s',
    'signIn.codeSent': 'Noch %{smart_count} Minute gültig |||| Noch %{smart_count} Minuten gültig',
  },
  fr_FR: {
    'common.ok': 'Valider',
    'home.welcome': 'Bon retour parmi nous, %{name}',
    'pickers.heads': 'Personnes\u202f: %{n}',
    'signIn.resendIn': 'Renvoyer dans %{seconds}\u00a0s',
    'signIn.codeSent': 'Valable %{smart_count} minute |||| Valable %{smart_count} minutes',
  },
  ru_RU: {
    'common.ok': 'ОК',
    'home.welcome': 'С возвращением, %{name}',
    'pickers.heads': 'Число людей: %{n}',
    'signIn.resendIn': 'Новый код через %{seconds}\u00a0с',
    'signIn.codeSent':
      'Действует %{smart_count} минуту |||| Действует %{smart_count} минуты |||| Действует %{smart_count} минут',
  },
  ar_SA: {
    'common.ok': 'موافق',
    'home.welcome': 'مرحبًا بعودتك، %{name}',
    'pickers.heads': 'عدد الأشخاص: %{n}',
    'signIn.resendIn': 'رمز جديد بعد %{seconds}\u00a0ث',
    'signIn.codeSent':
      'انتهت |||| دقيقة واحدة |||| دقيقتان |||| %{smart_count} دقائق |||| %{smart_count} دقيقة |||| %{smart_count} دقيقة',
  },
  es_ES: {
    'common.ok': 'Aceptar',
    'home.welcome': 'Hola de nuevo, %{name}',
    'pickers.heads': 'Personas: %{n}',
    'signIn.resendIn': 'Reenviar en %{seconds}\u00a0s',
    'signIn.codeSent': 'Válido %{smart_count} minuto |||| Válido %{smart_count} minutos',
  },
  ja_JP: {
    'common.ok': '決定',
    'home.welcome': 'おかえりなさい、%{name}さん',
    'pickers.heads': '人数：%{n}',
    'signIn.resendIn': '%{seconds}秒後に再送信',
    'signIn.codeSent': '有効期間は%{smart_count}分です',
  },
  ko_KR: {
    'common.ok': '확인',
    'home.welcome': '%{name} 님, 환영합니다',
    'pickers.heads': '인원: %{n}',
    'signIn.resendIn': '%{seconds}초 후 재전송',
    'signIn.codeSent': '%{smart_count}분 동안 유효합니다',
  },
};

/** A source file that uses each of the keys. */
export const SOURCE_FILE =
  "t('common.ok'); rich('home.welcome', {}); t('pickers.heads'); const union: 'signIn.resendIn' | 'signIn.codeSent';";

/** The problems that the check finds in the correct texts with `change` in one locale. */
export function problemsOf(
  locale: string,
  change: Texts,
  more: Partial<TranslationData> = {},
): string[] {
  return translationProblems({
    locales: { zh_CN: CHINESE, en_US: ENGLISH, [locale]: { ...SAMPLES[locale], ...change } },
    sources: [SOURCE_FILE],
    allowed: {
      sameAsEnglish:
        locale === 'de_DE'
          ? { 'common.ok': { locales: ['de_DE'], reason: 'German writes OK' } }
          : {},
    },
    ...more,
  });
}
