import { isRecord } from '../../lib/isRecord';
import { parseJson } from '../../lib/jsonText';
import { readTenantId } from '../../lib/queryParameters';
import type { Environment } from '../../platform/environment/environment';
import { accountMark } from '../../platform/session/accountMark';
import { ACCOUNT_KEYS } from '../../platform/session/tabKeys';

const STORAGE_KEY = ACCOUNT_KEYS.memberImport;

type Place = Pick<Environment, 'session' | 'local' | 'address'>;

function ownerOf(environment: Place): string {
  return JSON.stringify([accountMark(environment), readTenantId(environment.address().query) ?? '']);
}

/** Keeps for the tab which import is going on, so that a reload finds it again. */
export function keepImport(environment: Place, importId: string): void {
  environment.session.set(STORAGE_KEY, JSON.stringify({ owner: ownerOf(environment), importId }));
}

/** Removes the import that this tab has kept, whoever's it is. */
export function forgetImport({ session }: Pick<Environment, 'session'>): void {
  session.remove(STORAGE_KEY);
}

/** The import that this tab, this account and this academy have; undefined when there is none. */
export function recallImport(environment: Place): string | undefined {
  const kept = parseJson(environment.session.get(STORAGE_KEY));
  if (!isRecord(kept) || kept['owner'] !== ownerOf(environment)) return undefined;
  const { importId } = kept;
  return typeof importId === 'string' && importId !== '' ? importId : undefined;
}
