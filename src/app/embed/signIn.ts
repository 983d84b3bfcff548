import { importWithRetry } from '#shared/errors/importWithRetry.ts';
import { mayBeReturn } from './mayBeReturn';
import { documentMember, isDocumentHidden } from './ownDocument';
import { signInPage } from './signInPage';

/**
 * The base of our files for webpack. Without it webpack reads `document.currentScript`, which an
 * element may hide.
 */
// oxlint-disable-next-line no-unused-vars -- webpack reads it
declare let __webpack_public_path__: string;

/** The event that opens the dialog (D2). */
const OPENING = 'login-dialog';

/**
 * The script for host pages: it listens for the login event and loads the app. The app's files are
 * preloaded when the page is idle, unless `data-preload="off"`.
 */
function waitForLogin(script: Pick<HTMLScriptElement, 'src' | 'dataset'> | null): void {
  const base = script?.src || location.href;
  __webpack_public_path__ = new URL('/', base).href;
  const asked: unknown[] = [];
  let isStarting = false;
  const load = () =>
    importWithRetry(() => import(/* webpackChunkName: "sign-in-app" */ './embedded'));

  // The sign-in page works where the dialog cannot load.
  const standIn = (): void => {
    if (asked.length > 0) location.assign(signInPage(base));
  };
  const start = (): void => {
    if (isStarting) return;
    if (isDocumentHidden()) return standIn();
    isStarting = true;
    load()
      .then(({ startEmbedded }) => startEmbedded(asked))
      .then(() => window.removeEventListener(OPENING, onLoginEvent))
      .catch((error: unknown) => {
        reportError(error);
        isStarting = false;
        standIn();
      });
  };
  const onLoginEvent = (event: Event): void => {
    asked.push((event as CustomEvent<unknown>).detail);
    start();
  };

  window.addEventListener(OPENING, onLoginEvent);
  if (mayBeReturn(location.search, () => localStorage)) start();
  // Without this API, a named element of the page may define the global.
  else if (script?.dataset['preload'] !== 'off')
    (typeof window.requestIdleCallback === 'function' ? requestIdleCallback : setTimeout)(
      () => void load().catch(() => undefined),
    );
}

/** Prevents a second dialog when the page loads the script twice. */
const MARK = 'data-academy-sign-in';

const root = documentMember('documentElement');
if (!root.hasAttribute(MARK)) {
  root.setAttribute(MARK, '');
  const currentScript = documentMember('currentScript');
  waitForLogin(currentScript instanceof HTMLScriptElement ? currentScript : null);
}
