import type { Locale } from '#shared/i18n/localeIds.ts';

/** What the inline script of a pre-rendered page leaves for the app (`window.earlyPage`). */
export interface EarlyPage {
  /** The language of the markup, which is the visitor's. */
  locale: Locale;
  /** The phrases that the frame is drawn with, in that language. */
  phrases: Readonly<Record<string, string>>;
  /** Answers to requests that left before the app was there, by method and path; whoever takes one deletes it. */
  answers: Record<string, Promise<Response>>;
  /** Buttons that the visitor pressed while nothing answered, in their order; they carry `data-pressed`. */
  presses: Set<HTMLElement>;
  /** Says which buttons answer by themselves by now; set by the app. */
  isLive?: (button: HTMLElement) => boolean;
}

declare global {
  interface Window {
    /** Only where the pre-rendered sign-in dialog is shown. */
    earlyPage?: EarlyPage;
  }
}

/** What the build writes into `<script type="application/json" id="early">` of each pre-rendered page. */
export type EarlyData = Pick<EarlyPage, 'locale' | 'phrases'>;
