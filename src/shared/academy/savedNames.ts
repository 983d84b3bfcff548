import { useMemo } from 'react';
import { isRecord } from '#lib/object/isRecord.ts';
import { parseJson } from '#lib/object/jsonText.ts';
import { readTenantId } from '#lib/url/queryParameters.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useClientValue } from '#shared/page/useClientValue.ts';
import { save } from '#shared/storage/storedValues.ts';
import type { AcademyNames } from './academyEndpoints';
import type { UncheckedNames } from './academyNames';

const tenantOf = ({ address }: Pick<Environment, 'address'>) => readTenantId(address().query);

/**
 * Saves what the academy's configuration says to everyone, for the names of its next page, which shows
 * them before the configuration arrives.
 */
export function saveNames(environment: Environment, names: AcademyNames | undefined): void {
  save(environment, 'academy_names', { ...names, tenantId: tenantOf(environment) });
}

/** The names that the last page of the same academy had, unchecked. */
export function useSavedNames(): UncheckedNames | undefined {
  const environment = useEnvironment();
  const text = useClientValue(() => environment.localStorage.get('academy_names'), undefined);
  return useMemo(() => {
    const names = parseJson(text);
    return isRecord(names) && names['tenantId'] === tenantOf(environment) ? names : undefined;
  }, [text, environment]);
}
