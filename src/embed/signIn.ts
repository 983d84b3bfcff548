import { loadTwice } from '../platform/errors/loadTwice';
import { mayBeReturn } from './mayBeReturn';
import { signInPage } from './signInPage';

/** The event that opens the dialog (D2). */
const OPENING = 'login-dialog';

/**
 * The script that foreign pages load: it hears the login event, and fetches the app for it. The app itself comes when it
 * is asked for, and its files when the page has nothing better to do, unless `data-preload="off"`.
 */
function waitForLogin(script: Pick<HTMLScriptElement, 'src' | 'dataset'> | null): void {
  const asked: unknown[] = [];
  let isStarting = false;
  const load = () => loadTwice(() => import(/* webpackChunkName: "sign-in-app" */ './embedded'));

  const start = (): void => {
    if (isStarting) return;
    isStarting = true;
    load().then(({ startEmbedded }) => startEmbedded(asked)).then(() => window.removeEventListener(OPENING, hear)).catch((error: unknown) => {
      reportError(error);
      isStarting = false;
      // What cannot be had here is to be had on the sign-in page.
      if (asked.length > 0) location.assign(signInPage(script?.src || location.href));
    });
  };
  const hear = (event: Event): void => {
    asked.push((event as CustomEvent<unknown>).detail);
    start();
  };

  window.addEventListener(OPENING, hear);
  if (mayBeReturn(location.search, () => localStorage)) start();
  else if (script?.dataset['preload'] !== 'off') (window.requestIdleCallback ?? setTimeout)(() => void load().catch(() => undefined));
}

/** A page that loads the script twice has one dialog. */
const MARK = 'data-academy-sign-in';

if (!document.documentElement.hasAttribute(MARK)) {
  document.documentElement.setAttribute(MARK, '');
  const { currentScript } = document;
  // An image of that name in the page would stand here, and its address for the academy's.
  waitForLogin(currentScript instanceof HTMLScriptElement ? currentScript : null);
}
