import { displayText } from '#lib/text/displayText.ts';
import { useRefetchOnReconnect } from '#shared/page/useRefetchOnReconnect.ts';
import {
  useGetLoginScenarioQuery,
  useGetSchoolDetailsQuery,
} from '#shared/academy/academyEndpoints.ts';

/** The `version` of the school edition. */
const SCHOOL_EDITION = '1';

/** Longer names would push other content off a small screen. */
const MAX_NAME_LENGTH = 60;

/**
 * The app that scans this academy's QR codes: by name if known, the school's app in the school
 * edition.
 */
export function useScanApp(): { kind: 'named' | 'school'; name: string } | { kind: 'unknown' } {
  const scenario = useGetLoginScenarioQuery();
  const appName = scenario.error === undefined ? scenario.data?.vipSchoolAppName : undefined;
  const { data } = useRefetchOnReconnect(useGetSchoolDetailsQuery());
  const name = displayText(appName, '', MAX_NAME_LENGTH);
  if (name === '') return { kind: 'unknown' };
  return { kind: data?.version === SCHOOL_EDITION ? 'school' : 'named', name };
}
