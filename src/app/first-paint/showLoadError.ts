import { visitorLocale } from './early/visitorLocale';
import { languageTag, locales } from '#shared/i18n/locales.ts';
import type { Locale } from '#shared/i18n/locales.ts';

/** What `crash.notLoadedText` and `common.refreshPage` say, in every language. */
export type StoppedWords = Readonly<Record<Locale, readonly [text: string, button: string]>>;

/** Put in by the build (`scripts/build/stoppedWords.ts`). */
declare const STOPPED_WORDS: StoppedWords;

/** Over the pre-rendered dialog and on an empty page alike; none of our style need be there. */
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
 * Says that the page cannot go on, with a button that loads it anew. Needs nothing of the app: it is what there is to
 * say when the app did not come.
 */
export function showLoadError(): void {
  const locale = visitorLocale();
  const [text, label] = STOPPED_WORDS[locale];
  const box = document.createElement('div');
  box.role = 'alert';
  box.lang = languageTag(locale);
  box.dir = locales[locale].direction;
  Object.assign(box.style, BOX);
  // An alert is heard when its words come into it.
  document.body.append(box);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  Object.assign(button.style, BUTTON);
  button.addEventListener('click', () => location.reload());
  box.append(text, button);
}
