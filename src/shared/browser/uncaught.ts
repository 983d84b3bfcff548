/** Told by browsers for a layout that settles a frame later; nothing is wrong then. */
const HARMLESS = /^ResizeObserver loop/;

/** Whether an error event is about a script of this page; browser extensions throw into the same window. */
function isOurs({ filename, message }: ErrorEvent, origin: string): boolean {
  return !HARMLESS.test(message) && filename.startsWith(`${origin}/`);
}

/** Whoever gives up a call on purpose is no defect. */
function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}

/** Calls back for each error of this page's scripts that nothing caught, told without the error; returns the way to stop. */
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
