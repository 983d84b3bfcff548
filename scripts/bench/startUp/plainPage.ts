import { languageTag, locales } from '#shared/i18n/locales.ts';
import { ar_SA } from '#translations/ar_SA.ts';
import { en_US } from '#translations/en_US.ts';
import { zh_CN } from '#translations/zh_CN.ts';

const WORDS = { en_US, zh_CN, ar_SA };

/** The measured languages: one for each kind of script for which the browser looks up fonts. */
export type MeasuredLocale = keyof typeof WORDS;
export const measuredLocales = Object.keys(WORDS) as MeasuredLocale[];

/**
 * The baseline of all comparisons: a sign-in form in simple HTML without scripts. It has the same
 * texts as our page, because finding fonts for a script takes time.
 */
export function plainPage(locale: MeasuredLocale): string {
  const words = WORDS[locale];
  const agreement = words['agreement.label']
    .replace('%{serviceName}', words['agreement.serviceName'])
    .replace('%{privacyName}', words['agreement.privacyName']);
  return `<!doctype html><html lang="${languageTag(locale)}" dir="${locales[locale].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words['common.platformName']}</title><link rel="icon" href="data:,"><style>body{margin:0;display:grid;place-items:center;min-height:100vh;background:#f6f7f9;font:16px system-ui,sans-serif}
form{display:grid;gap:16px;width:min(444px,90%);padding:32px;border:1px solid #e1e3e8;border-radius:16px;background:#fff}
label{display:grid;gap:4px;font-size:14px}input{padding:12px 16px;border:1px solid #898e98;border-radius:8px;font:inherit}
button{padding:12px;border:0;border-radius:8px;background:#4256d5;color:#fff;font:inherit}</style></head>
<body><form action="/sign-in" method="post"><h1>${words['common.platformName']}</h1><label>${words['signIn.mobileNumber']}<input name="phone" type="tel" autofocus></label>
<label>${words['signIn.verificationCode']}<input name="code" inputmode="numeric"></label><button formaction="/code">${words['signIn.getCode']}</button>
<label><span><input type="checkbox" name="agreement"> ${agreement}</span></label><button>${words['signIn.submit']}</button></form></body></html>`;
}
