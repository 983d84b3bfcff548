import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import type { Identifier } from '#shared/session/identifier.ts';
import { selectSent } from '../codeSignInSlice';
import { recallSentCode } from './sentCodeMemory';

/**
 * When the newest code went to this identifier, ms: from this form, from the page before a reload, or before another
 * identifier stood in the field for a while. Undefined when none did, or it is no longer valid.
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
