import { importWithRetry } from '#shared/errors/importWithRetry.ts';
import { mayBeReturn } from './mayBeReturn';
import { documentMember, isDocumentHidden } from './ownDocument';
import { signInPage } from './signInPage';

/** Where webpack fetches our files from. Left to itself it would ask `document.currentScript`, which an element may hide. */
// oxlint-disable-next-line no-unused-vars -- webpack reads it
declare let __webpack_public_path__: string;

/** The event that opens the dialog (D2). */
const OPENING = 'login-dialog';

/**
 * The script that foreign pages load: it hears the login event, and fetches the app for it. The app itself comes when it
 * is asked for, and its files when the page has nothing better to do, unless `data-preload="off"`.
 */
function waitForLogin(script: Pick<HTMLScriptElement, 'src' | 'dataset'> | null): void {
  const base = script?.src || location.href;
  __webpack_public_path__ = new URL('/', base).href;
  const asked: unknown[] = [];
  let isStarting = false;
  const load = () =>
    importWithRetry(() => import(/* webpackChunkName: "sign-in-app" */ './embedded'));

  // What cannot be had here is to be had on the sign-in page.
  const standIn = (): void => {
    if (asked.length > 0) location.assign(signInPage(base));
  };
  const start = (): void => {
    if (isStarting) return;
    if (isDocumentHidden()) return standIn();
    isStarting = true;
    load()
      .then(({ startEmbedded }) => startEmbedded(asked))
      .then(() => window.removeEventListener(OPENING, hear))
      .catch((error: unknown) => {
        reportError(error);
        isStarting = false;
        standIn();
      });
  };
  const hear = (event: Event): void => {
    asked.push((event as CustomEvent<unknown>).detail);
    start();
  };

  window.addEventListener(OPENING, hear);
  if (mayBeReturn(location.search, () => localStorage)) start();
  // Where the browser has no such call, an element of the page may bear its name.
  else if (script?.dataset['preload'] !== 'off')
    (typeof window.requestIdleCallback === 'function' ? requestIdleCallback : setTimeout)(
      () => void load().catch(() => undefined),
    );
}

/** A page that loads the script twice has one dialog. */
const MARK = 'data-academy-sign-in';

const root = documentMember('documentElement');
if (!root.hasAttribute(MARK)) {
  root.setAttribute(MARK, '');
  const currentScript = documentMember('currentScript');
  waitForLogin(currentScript instanceof HTMLScriptElement ? currentScript : null);
}
