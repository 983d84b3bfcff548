import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import type { Identifier } from '#shared/session/identifier.ts';
import { selectSent } from './codeSignInSlice';
import { recallSentCode } from '../verification/sentCodeMemory';

/**
 * When the newest code was sent to this identifier, ms: by this form, by the page before a reload,
 * or before the identifier was edited and restored. Undefined when none was sent or it has expired.
 */
export function useSentAt({ channel, value }: Identifier): number | undefined {
  const sent = useSelector(selectSent);
  const environment = useEnvironment();
  const recalled = useMemo(() => {
    const kept = recallSentCode(environment);
    return kept?.channel === channel && kept.value === value ? kept.at : undefined;
  }, [environment, channel, value]);
  return sent?.to === value ? sent.at : recalled;
}
