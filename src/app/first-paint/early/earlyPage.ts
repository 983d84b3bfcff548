import type { AgreementType } from '#lib/url/agreementAddress.ts';
import type { Locale } from '#shared/i18n/localeIds.ts';

/** What the inline script of a pre-rendered page leaves for the app (`window.earlyPage`). */
export interface EarlyPage {
  /** The language of the markup, which is the user's. */
  locale: Locale;
  /**
   * Answers to requests sent before the app loaded, by `requestKey`. The consumer deletes its entry.
   */
  answers: Record<string, Promise<Response>>;
  /** Buttons clicked before hydration, in order; they have `data-pressed`. */
  presses: Set<HTMLElement>;
  /** Whether the page is hydrated: buttons handle their own clicks. */
  isLive?: boolean;
}

declare global {
  interface Window {
    /** Only on a page whose pre-rendered markup fits the visit. */
    earlyPage?: EarlyPage;
  }
}

/** The content of `<script type="application/json" id="early">` in each pre-rendered page. */
export interface EarlyData {
  locale: Locale;
  /**
   * The source of a regular expression for the path and query of a visit, without regard to case.
   */
  fits: string;
  agreement?: AgreementType | undefined;
}

/** Method and address of a request; without the origin if it is the page's own. */
export const requestKey = (method: string, address: string): string =>
  method + new URL(address, location.origin).href.replace(location.origin, '');
