import { isRecord } from '#lib/object/isRecord.ts';
import type { PlatformExtra } from '#shared/browser/platformExtra.ts';
import { REMOTE_CONFIG_KEY } from '#shared/storage/keys.ts';

/** The remote configuration is cached for one hour. Milliseconds. */
const LIFE_MS = 3_600_000;

/** The cache key: academy and host. */
const owner = ({ environment, requestContext }: PlatformExtra): string =>
  JSON.stringify([requestContext.tenantId() ?? '', environment.address().host]);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The stored answer for this academy and host if it is younger than an hour. A timestamp in the
 * future is not trusted: the clock was set back, and the age is unknown (P45). Everything else that
 * is stored is removed.
 */
export function recallRemoteConfig(extra: PlatformExtra): Record<string, unknown> | undefined {
  const { localStorage: local, clock } = extra.environment;
  const text = local.get(REMOTE_CONFIG_KEY);
  if (text === undefined) return undefined;
  const kept = parsed(text);
  if (
    isRecord(kept)
    && kept['owner'] === owner(extra)
    && typeof kept['at'] === 'number'
    && isRecord(kept['config'])
  ) {
    const age = clock().wall - kept['at'];
    if (age >= 0 && age < LIFE_MS) return kept['config'];
  }
  local.remove(REMOTE_CONFIG_KEY);
  return undefined;
}

/** Stores an answer for an hour, also for pages that load within it. */
export function saveRemoteConfig(extra: PlatformExtra, config: Record<string, unknown>): void {
  const { localStorage: local, clock } = extra.environment;
  local.set(REMOTE_CONFIG_KEY, JSON.stringify({ owner: owner(extra), at: clock().wall, config }));
}
