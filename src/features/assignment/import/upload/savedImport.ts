import { isRecord } from '#lib/object/isRecord.ts';
import { parseJson } from '#lib/object/jsonText.ts';
import { readTenantId } from '#lib/url/queryParameters.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { draftOwnerId } from '#shared/session/draftOwnerId.ts';
import { MEMBER_IMPORT_KEY } from '#shared/storage/keys.ts';

type Place = Pick<Environment, 'sessionStorage' | 'localStorage' | 'address'>;

function ownerOf(environment: Place): string {
  return JSON.stringify([
    draftOwnerId(environment),
    readTenantId(environment.address().query) ?? '',
  ]);
}

/** Stores the running import for the tab, so that a reload finds it. */
export function saveImport(environment: Place, importId: string): void {
  environment.sessionStorage.set(
    MEMBER_IMPORT_KEY,
    JSON.stringify({ owner: ownerOf(environment), importId }),
  );
}

/** Removes the import of this tab, whatever account owns it. */
export function forgetImport({ sessionStorage }: Pick<Environment, 'sessionStorage'>): void {
  sessionStorage.remove(MEMBER_IMPORT_KEY);
}

/** The import of this tab, account and academy; undefined when there is none. */
export function recallImport(environment: Place): string | undefined {
  const kept = parseJson(environment.sessionStorage.get(MEMBER_IMPORT_KEY));
  if (!isRecord(kept) || kept['owner'] !== ownerOf(environment)) return undefined;
  const { importId } = kept;
  return typeof importId === 'string' && importId !== '' ? importId : undefined;
}
