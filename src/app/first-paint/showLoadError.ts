import { visitorLocale } from './early/visitorLocale';
import { languageTag, locales } from '#shared/i18n/locales.ts';
import type { Locale } from '#shared/i18n/locales.ts';

/** The texts of `crash.notLoadedText` and `common.refreshPage` in every language. */
export type StoppedWords = Readonly<Record<Locale, readonly [text: string, button: string]>>;

/** Inserted by the build (`scripts/build/loadErrorTexts.ts`). */
declare const STOPPED_WORDS: StoppedWords;

/**
 * Inline styles, because none of ours may have loaded. The box covers the pre-rendered dialog and
 * works on an empty page.
 */
const BOX = {
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: '2147483647',
  padding: '1rem 1.5rem',
  textAlign: 'center',
  lineHeight: '1.6',
  font: '1rem system-ui, sans-serif',
  background: 'Canvas',
  color: 'CanvasText',
  borderBlockEnd: 'thin solid',
};
const BUTTON = {
  display: 'block',
  margin: '0.75rem auto 0',
  padding: '0.75rem 1.5rem',
  font: 'inherit',
};

/**
 * Shows that the page cannot continue, with a reload button. Needs nothing of the app, because the
 * app has failed to load.
 */
export function showLoadError(): void {
  const locale = visitorLocale();
  const [text, label] = STOPPED_WORDS[locale];
  const box = document.createElement('div');
  box.role = 'alert';
  box.lang = languageTag(locale);
  box.dir = locales[locale].direction;
  Object.assign(box.style, BOX);
  // Screen readers announce an alert when its text is inserted.
  document.body.append(box);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  Object.assign(button.style, BUTTON);
  button.addEventListener('click', () => location.reload());
  box.append(text, button);
}
