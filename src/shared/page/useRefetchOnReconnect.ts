import { useEffect } from 'react';
import { isApiError } from '#shared/api/client/isApiError.ts';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useEventCallback } from './useEventCallback';

interface Question {
  error?: unknown;
  isError: boolean;
  refetch(): unknown;
}

/** How long a failure that the browser puts down to being offline waits for its `online` event, which may never come (P1). */
const AGAIN_MS = 10_000;

/**
 * Asks a question that brought no answer once more when the browser says that the network is back, and while it says that
 * there is none, from time to time; what is shown stays until the answer is there. A service that said no is not asked again.
 * @param question as a query's hook gives it
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
