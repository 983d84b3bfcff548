import { isRecord } from '#lib/object/isRecord.ts';
import { readTenantId } from '#lib/url/queryParameters.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { draftOwnerId } from '#shared/session/draftOwnerId.ts';
import { clear, read, save } from '#shared/storage/storedValues.ts';
import type { DraftStorage } from '#shared/session/draftStore.ts';

function ownerOf(environment: DraftStorage): string {
  return JSON.stringify([
    draftOwnerId(environment),
    readTenantId(environment.address().query) ?? '',
  ]);
}

/** Stores the running import for the tab, so that a reload finds it. */
export function saveImport(environment: DraftStorage, importId: string): void {
  save(environment, 'member_import', { owner: ownerOf(environment), importId });
}

/** Removes the import of this tab, whatever account owns it. */
export function clearImport(tab: Pick<Environment, 'sessionStorage'>): void {
  clear(tab, 'member_import');
}

/** The import of this tab, account and academy; undefined when there is none. */
export function readImport(environment: DraftStorage): string | undefined {
  const value = read(environment, 'member_import');
  if (!isRecord(value) || value['owner'] !== ownerOf(environment)) return undefined;
  const { importId } = value;
  return typeof importId === 'string' && importId !== '' ? importId : undefined;
}
