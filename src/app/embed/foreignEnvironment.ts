import { browserEnvironment } from '#shared/browser/environment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { isDocumentHidden } from './ownDocument';
import { signInPage } from './signInPage';

/** The event that opens the dialog (D2). */
const OPENING = 'login-dialog';

/** A dialog of the page that the browser puts over everything, and beside which nothing can be used. */
const isCovered = ({ document }: Window): boolean =>
  document.querySelector('dialog:modal') !== null;

/**
 * The environment of a page that is not ours.
 * @param early what the page asked for before this was there; heard as if it came now
 */
export function foreignEnvironment(
  page: Window & typeof globalThis,
  early: readonly unknown[],
): Environment {
  const own = browserEnvironment(page);
  // The page may have a `<base>`, which is not for ours.
  const ours = (path: string): string => new URL(path, page.location.href).href;
  const open =
    (listener: (detail: unknown) => unknown) =>
    (detail: unknown): void => {
      if (isDocumentHidden()) return own.goTo(signInPage(page.location.href));
      // Left where it is, a video in full screen would hide the dialog.
      if (page.document.fullscreenElement) void page.document.exitFullscreen();
      if (!isCovered(page)) return void listener(detail);
      // The button that asked may close the page's dialog, a moment later.
      page.setTimeout(() => {
        if (isCovered(page)) own.goTo(signInPage(page.location.href));
        else listener(detail);
      });
    };
  return {
    ...own,
    goTo: (href) => own.goTo(ours(href)),
    openTab: (href) => own.openTab(ours(href)),
    beacon: (url, json) => own.beacon(ours(url), json),
    // Errors of a foreign page are not ours to tell of.
    onUncaught: () => () => undefined,
    on: (name, listener) => {
      if (name !== OPENING) return own.on(name, listener);
      const heard = open(listener);
      queueMicrotask(() => early.forEach(heard));
      return own.on(name, heard);
    },
  };
}
