import { isRecord } from '#lib/object/isRecord.ts';
import type { PlatformExtra } from '#shared/browser/platformExtra.ts';
import { REMOTE_CONFIG_KEY } from '#shared/storage/keys.ts';

/** Remote configuration is cached one hour (specification 9). Milliseconds. */
const LIFE_MS = 3_600_000;

/** Whose configuration it is: of an academy, on a host. */
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
 * The answer that this browser has kept for less than an hour, for this academy on this host. One from the future is not
 * believed either: the clock was set back since, and nobody knows how old it is (P45). Anything else that is kept is removed.
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

/** Keeps an answer for an hour, also for the pages that are loaded until then. */
export function keepRemoteConfig(extra: PlatformExtra, config: Record<string, unknown>): void {
  const { localStorage: local, clock } = extra.environment;
  local.set(REMOTE_CONFIG_KEY, JSON.stringify({ owner: owner(extra), at: clock().wall, config }));
}
