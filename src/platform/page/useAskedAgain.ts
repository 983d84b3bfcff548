import { useEffect } from 'react';
import { isApiError } from '../../api/isApiError';
import { useEnvironment } from '../environment/EnvironmentContext';
import { useSteadyHandler } from './useSteadyHandler';

interface Question {
  error?: unknown;
  isError: boolean;
  refetch(): unknown;
}

/**
 * Asks a question that brought no answer once more whenever the network comes back; what is shown stays until the answer
 * is there. A service that said no is not asked again.
 * @param question as a query's hook gives it
 * @returns the same
 */
export function useAskedAgain<Asked extends Question>(question: Asked): Asked {
  const environment = useEnvironment();
  const askAgain = useSteadyHandler(() => {
    const isRefused = isApiError(question.error) && question.error.kind === 'refused';
    if (question.isError && !isRefused) question.refetch();
  });
  useEffect(() => environment.onOnline(askAgain), [environment, askAgain]);
  return question;
}
