import { isRecord } from '#lib/object/isRecord.ts';
import type { PlatformExtra } from '#shared/browser/platformExtra.ts';
import { clear, read, save } from '#shared/storage/storedValues.ts';

/** The remote configuration is cached for one hour. Milliseconds. */
const LIFE_MS = 3_600_000;

/** The cache key: academy and host. */
const owner = ({ environment, requestContext }: PlatformExtra): string =>
  JSON.stringify([requestContext.tenantId() ?? '', environment.address().host]);

/**
 * The stored answer for this academy and host if it is younger than an hour. A timestamp in the
 * future is not trusted: the clock was set back, and the age is unknown (P45). Everything else that
 * is stored is removed.
 */
export function readRemoteConfig(extra: PlatformExtra): Record<string, unknown> | undefined {
  const value = read(extra.environment, 'remote_config');
  if (
    isRecord(value)
    && value['owner'] === owner(extra)
    && typeof value['at'] === 'number'
    && isRecord(value['config'])
  ) {
    const age = extra.environment.clock().wall - value['at'];
    if (age >= 0 && age < LIFE_MS) return value['config'];
  }
  clear(extra.environment, 'remote_config');
  return undefined;
}

/** Stores an answer for an hour, also for pages that load within it. */
export function saveRemoteConfig(extra: PlatformExtra, config: Record<string, unknown>): void {
  const { environment } = extra;
  save(environment, 'remote_config', {
    owner: owner(extra),
    at: environment.clock().wall,
    config,
  });
}
