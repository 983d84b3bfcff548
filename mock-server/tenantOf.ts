import { DEFAULT_TENANT } from '#mock/state/seeds/tenants.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { TenantRow } from '#mock/state/tables.ts';

/**
 * The academy with that id; an unknown id, or none, gives the default academy (D37).
 * @throws when there is no default academy, which `/__mock/db` and data files refuse to be without
 */
export function tenantOf({ database }: Namespace, id: string | undefined): TenantRow {
  const byId = (wanted: string | undefined) =>
    database.find('tenants', (tenant) => tenant.id === wanted);
  const found = byId(id) ?? byId(DEFAULT_TENANT);
  if (!found) throw new Error(`The tenants table has no row "${DEFAULT_TENANT}"`);
  return found;
}
