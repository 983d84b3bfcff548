import type { Locale } from '../platform/language/locales';

/** The part of the page whose code comes first, and the part that comes right after (`data-late`). */
export type PagePart = 'frame' | 'form';

/** What the inline script of the pre-rendered page leaves for the app (`window.earlyPage`). */
export interface EarlyPage {
  locale: Locale;
  /** The phrases that the frame is drawn with, in that locale. */
  phrases: Readonly<Record<string, string>>;
  /** Takes the answer to a request that left before the app was there; each once. */
  takeAnswer(request: string): Promise<Response> | undefined;
  /** The part answers by itself from now on: what the visitor pressed in it meanwhile is done now. */
  handOver(part: PagePart): void;
}

declare global {
  interface Window {
    /** Only where the pre-rendered sign-in dialog is shown. */
    earlyPage?: EarlyPage;
  }
}

/** What the build writes into `<script type="application/json" id="early">` of the pre-rendered page. */
export interface EarlyTexts {
  locales: readonly Locale[];
  /** What differs between languages: the nth element or text below `#root` (-1 the title), its attribute or none, a text. */
  slots: readonly (readonly [node: number, attribute: string | 0, text: number])[];
  /** In the order of `locales`. */
  texts: readonly (readonly string[])[];
  /** Which of the texts are phrases of the frame. */
  phrases: Readonly<Record<string, number>>;
}

/** Stands for a text that a language has not, because no two languages may differ in their nodes. */
export const EMPTY_PART = '\uE000';

/** The name under which a request's answer is kept. */
export function requestName(method: string, path: string): string {
  return `${method} ${path}`;
}
