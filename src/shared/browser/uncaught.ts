/** Browsers report this for layouts that settle one frame later. It is harmless. */
const HARMLESS = /^ResizeObserver loop/;

/**
 * Whether an error comes from a script of this page; browser extensions throw into the same window.
 */
function isOurs({ filename, message }: ErrorEvent, origin: string): boolean {
  return !HARMLESS.test(message) && filename.startsWith(`${origin}/`);
}

/** Aborts are intentional. */
function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}

/**
 * Calls back for each uncaught error of this page's scripts, without the error. Returns the
 * unsubscribe function.
 */
export function onUncaughtError(page: Window, listener: () => void): () => void {
  const onError = (event: ErrorEvent) => {
    if (isOurs(event, page.location.origin)) listener();
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (!isAbort(reason)) listener();
  };
  page.addEventListener('error', onError);
  page.addEventListener('unhandledrejection', onRejection);
  return () => {
    page.removeEventListener('error', onError);
    page.removeEventListener('unhandledrejection', onRejection);
  };
}
