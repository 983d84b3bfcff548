import { isLocale } from '#mock/texts/messages/messages.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { UserRow } from '#mock/state/tables.ts';
import type { ProviderKind, ProviderTexts } from './providerTexts';

export interface WayBack {
  location: string;
  cookie?: string;
}

/** How the answers reach the page that opened the stand-in. */
export interface ReturnAnswers {
  /** The return address, which the page shows and its policy allows. */
  address: URL;
  signedIn(user: UserRow, twist: string): WayBack;
  failed(error: string): WayBack;
}

/** What a stand-in page found out about its request. */
export interface Examination {
  /** Errors that prevent signing in. */
  problems: string[];
  /** Hints that do not prevent signing in. */
  notes: string[];
  /** Missing if the return address is unknown. Then the page does not redirect. */
  returning?: ReturnAnswers;
  /**
   * For a request with problems but a known return address: the error that a real provider would
   * return.
   */
  error?: string;
}

export interface PageRequest {
  kind: ProviderKind;
  query: Readonly<Record<string, unknown>>;
  origin: string;
  texts: ProviderTexts;
  namespace: Namespace;
}

/** Notes about unknown parameters and a missing or unknown language. */
export function parameterNotes(
  { query, texts }: Pick<PageRequest, 'query' | 'texts'>,
  parameters: readonly string[],
  wantsLanguage: boolean,
): string[] {
  const extra = Object.keys(query)
    .filter((name) => name !== 'sxz-lang' && !parameters.includes(name))
    .map(texts.unexpected);
  const lang = query['sxz-lang'];
  if (lang === undefined) return wantsLanguage ? [...extra, texts.missing('sxz-lang')] : extra;
  return isLocale(lang)
    ? extra
    : [...extra, texts.mustBe('sxz-lang', 'zh_CN, en_US …', String(lang))];
}
