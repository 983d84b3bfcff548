import { isLocale } from '#mock/texts/messages/messages.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { UserRow } from '#mock/state/tables.ts';
import type { ProviderTexts } from './providerTexts';
import type { ProviderKind } from './visitorWords';

/** Where a visitor goes on to, and the cookie that goes along. */
export interface WayBack {
  location: string;
  cookie?: string;
}

/** How the answers reach the page that asked. */
export interface Returning {
  /** Where the way back begins, for the visitor's eyes and for the page's policy. */
  address: URL;
  signedIn(user: UserRow, twist: string): WayBack;
  failed(error: string): WayBack;
}

/** What a stand-in page found out about the request that opened it. */
export interface Examination {
  /** Reasons not to go on. */
  problems: string[];
  /** Worth knowing, but no obstacle. */
  notes: string[];
  /** Missing when it is not known where the visitor came from: then nobody is sent anywhere. */
  returning?: Returning;
  /** With problems but a known way back: the error that a real provider would come back with. */
  error?: string;
}

/** A stand-in page being opened. */
export interface Opening {
  kind: ProviderKind;
  query: Readonly<Record<string, unknown>>;
  origin: string;
  texts: ProviderTexts;
  space: Namespace;
}

/** Notes about parameters that the page does not have, and about a missing or unknown language. */
export function parameterNotes(
  { query, texts }: Pick<Opening, 'query' | 'texts'>,
  expected: readonly string[],
  wantsLanguage: boolean,
): string[] {
  const extra = Object.keys(query)
    .filter((name) => name !== 'sxz-lang' && !expected.includes(name))
    .map(texts.unexpected);
  const lang = query['sxz-lang'];
  if (lang === undefined) return wantsLanguage ? [...extra, texts.missing('sxz-lang')] : extra;
  return isLocale(lang)
    ? extra
    : [...extra, texts.mustBe('sxz-lang', 'zh_CN, en_US …', String(lang))];
}
