/** Browsers report this for layouts that settle one frame later. It is harmless. */
const HARMLESS = /^ResizeObserver loop/;

/** A line of a stack in Chromium and Safari, or Firefox; the message before it may name any file. */
const FRAME = /^(?: *at |[^\n]*@).*?(\w[\w-]*:\/\/\S*)/m;

/**
 * Whether the script that threw is one of this build. Extensions and scripts that a host or another
 * person adds throw into the same window, and what they reject with may be anything.
 */
function isOurs(reason: unknown, origin: string, filename = ''): boolean {
  const stack = reason instanceof Error ? reason.stack : undefined;
  const file = filename || (FRAME.exec(stack ?? '')?.[1] ?? '');
  return ['assets', 'static'].some((folder) => file.startsWith(`${origin}/${folder}/`));
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
  const { origin } = page.location;
  const onError = ({ error, filename, message }: ErrorEvent) => {
    if (!HARMLESS.test(message) && isOurs(error, origin, filename)) listener();
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (!isAbort(reason) && isOurs(reason, origin)) listener();
  };
  page.addEventListener('error', onError);
  page.addEventListener('unhandledrejection', onRejection);
  return () => {
    page.removeEventListener('error', onError);
    page.removeEventListener('unhandledrejection', onRejection);
  };
}
