import { browserEnvironment } from '#shared/browser/environment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { isDocumentHidden } from './ownDocument';
import { signInPage } from './signInPage';

/** The event that opens the dialog (D2). */
const OPENING = 'login-dialog';

/** Whether a modal dialog of the page is in the top layer, which makes everything else inert. */
const isCovered = ({ document }: Window): boolean =>
  document.querySelector('dialog:modal') !== null;

/**
 * The environment of a host page.
 * @param early login events before the start; replayed as if they came now
 */
export function foreignEnvironment(
  page: Window & typeof globalThis,
  early: readonly unknown[],
): Environment {
  const own = browserEnvironment(page);
  // The page may have a `<base>`, which must not apply to our addresses.
  const ours = (path: string): string => new URL(path, page.location.href).href;
  const open =
    (listener: (detail: unknown) => unknown) =>
    (detail: unknown): void => {
      if (isDocumentHidden()) return own.goTo(signInPage(page.location.href));
      // A full-screen video would hide the dialog.
      if (page.document.fullscreenElement) void page.document.exitFullscreen();
      if (!isCovered(page)) return void listener(detail);
      // The button that dispatched the event may close the page's dialog a moment later.
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
    // Errors of the host page are not ours to report.
    onUncaught: () => () => undefined,
    on: (name, listener) => {
      if (name !== OPENING) return own.on(name, listener);
      const heard = open(listener);
      queueMicrotask(() => early.forEach(heard));
      return own.on(name, heard);
    },
  };
}
