import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { isApiError } from '#shared/api/client/apiError.ts';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';

/**
 * A function with a stable identity that calls its newest version, so that the effects below
 * do not run again. For events only: do not call it during render.
 */
function useEventCallback<Arguments extends unknown[]>(
  handler: (...of: Arguments) => void,
): (...of: Arguments) => void {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...of) => newest.current(...of), []);
}

interface Question {
  error?: unknown;
  isError: boolean;
  refetch(): unknown;
}

/** How long a failure while offline waits for the `online` event, which may never come (P1). */
const AGAIN_MS = 10_000;

/**
 * Refetches a failed query when the browser reports that the network is back and, while it reports
 * offline, at intervals. The shown content stays until the answer arrives. A refusal is not
 * retried. RTK Query's `refetchOnReconnect` waits for the `online` event alone and repeats
 * successful queries too.
 * @param question a query hook's result
 * @returns the same
 */
export function useRefetchOnReconnect<Asked extends Question>(question: Asked): Asked {
  const environment = useEnvironment();
  const askAgain = useEventCallback(() => {
    const isRefused = isApiError(question.error) && question.error.kind === 'refused';
    if (question.isError && !isRefused) question.refetch();
  });
  useEffect(() => environment.onOnline(askAgain), [environment, askAgain]);
  const isOffline =
    question.isError && isApiError(question.error) && question.error.kind === 'offline';
  useEffect(() => {
    if (!isOffline) return undefined;
    const timer = setTimeout(askAgain, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isOffline, askAgain]);
  return question;
}
