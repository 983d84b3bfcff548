import { namedLocale } from '#lib/text/localeSpelling.ts';
import type { Locale } from '#mock/state/tables.ts';
import { ar_SA } from './ar_SA';
import { de_DE } from './de_DE';
import { en_US } from './en_US';
import { es_ES } from './es_ES';
import { fr_FR } from './fr_FR';
import { ja_JP } from './ja_JP';
import { ko_KR } from './ko_KR';
import { pl_PL } from './pl_PL';
import { pt_BR } from './pt_BR';
import { ru_RU } from './ru_RU';
import type { SelectorTexts } from './selectors/selectorTexts';
import { tr_TR } from './tr_TR';
import { zh_CN } from './zh_CN';

/** All messages that the mock shows to users. Times in texts are the limits in `limits.ts`. */
export interface Messages extends SelectorTexts {
  /** Name of the academy's app, for the hint beside the QR code. */
  appName: string;
  smsText(code: string): string;
  emailText(code: string): string;
  challengeWarning: string;
  sliderRequired: string;
  sliderWrong: string;
  sliderStale: string;
  sendRefused: string;
  sendTooSoon(seconds: number): string;
  emailInvalid: string;
  phoneInvalid: string;
  codeWrong: string;
  codeLocked: string;
  agreementMissing: string;
  signInFailing: string;
  pendingDeregistration: string;
  qrExpired: string;
  qrNotConfirmed: string;
  nothingToRestore: string;
  restoreSmsText(code: string): string;
  restoreEmailText(code: string): string;
  clientIpUnknown: string;
  imageName: string;
  imageExtension: string;
  imageSize: string;
  imageContent: string;
  imageDimensions: string;
  imageUnknown: string;
  applicationWaiting: string;
  noPermission: string;
  realNameInvalid: string;
  reasonInvalid: string;
  notSignedIn: string;
  academyClosed: string;
  tooManyCalls(seconds: number): string;
  serverBroken: string;
  notFound: string;
  /** @param methods separated by commas */
  methodNotAllowed(methods: string): string;
  contractBroken: string;
}

const byLocale: Record<Locale, Messages> = {
  zh_CN,
  en_US,
  es_ES,
  ru_RU,
  ar_SA,
  pl_PL,
  de_DE,
  tr_TR,
  fr_FR,
  pt_BR,
  ko_KR,
  ja_JP,
};

/** Every language of the product (S1), the default first. */
export const locales = Object.keys(byLocale) as Locale[];

/** The language that a text names, in any spelling (P40). */
export function localeOf(text: unknown): Locale | undefined {
  return typeof text === 'string' ? namedLocale(text, locales) : undefined;
}

/** Whether a text is one of the product's languages. */
export function isLocale(text: unknown): text is Locale {
  return typeof text === 'string' && Object.hasOwn(byLocale, text);
}

/** The texts of one language. */
export function messagesIn(locale: Locale): Messages {
  return byLocale[locale];
}
