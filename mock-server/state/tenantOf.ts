import { DEFAULT_TENANT } from './seeds/tenants';
import type { Namespace } from './types';
import type { TenantRow } from './tables';

/**
 * The academy with this id; the default academy for an unknown or missing id.
 * @throws if the default academy is missing, which `/__mock/db` and data files do not allow
 */
export function tenantOf({ database }: Namespace, id: string | undefined): TenantRow {
  const byId = (tenantId: string | undefined) =>
    database.find('tenants', (tenant) => tenant.id === tenantId);
  const tenant = byId(id) ?? byId(DEFAULT_TENANT);
  if (!tenant) throw new Error(`The tenants table has no row "${DEFAULT_TENANT}"`);
  return tenant;
}
