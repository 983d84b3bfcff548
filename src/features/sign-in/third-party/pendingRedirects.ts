import { isRecord } from '#lib/object/isRecord.ts';
import { parseJson } from '#lib/object/jsonText.ts';
import { acceptKeptAddress } from '#lib/url/returnAddress.ts';
import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import type { ThirdPartyWay } from '#shared/academy/signInWays.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { PENDING_REDIRECTS_KEY } from '#shared/storage/keys.ts';

/** A redirect to a third-party sign-in, as remembered in this browser until the user returns. */
export interface PendingRedirect {
  way: ThirdPartyWay;
  at: number;
  /** Whether the user had accepted the agreement; automatic redirects have not asked. */
  agreed: boolean;
  /** The path, with its query, that the user left from. */
  page: string;
  /** The accepted return address, which `page` need not contain. */
  returnTo?: AcceptedAddress | undefined;
  /** The one-time secret of OAuth2 (D9). */
  state?: string | undefined;
  /** Whether the user clicked the account and one of our pages has yet to redirect (D9). */
  clicked?: boolean | undefined;
}

/** As read from storage. The return address may have been tampered with, so it is checked again. */
type KeptAttempt = Omit<PendingRedirect, 'returnTo'> & { returnTo?: string | undefined };

type Store = Pick<Environment, 'localStorage' | 'clock' | 'address'>;

/** How long an attempt is remembered (D9), ms. */
const LIFE_MS = 600_000;

/** Several tabs may be redirecting; the oldest attempts are dropped. */
const MOST = 5;

const WAYS: readonly string[] = [
  'enterprise',
  'portal',
  'provider',
  'vendor',
] satisfies ThirdPartyWay[];

function isAttempt(value: unknown): value is KeptAttempt {
  if (!isRecord(value)) return false;
  const { way, at, agreed, page, returnTo, state, clicked } = value;
  const isText = (part: unknown) => part === undefined || typeof part === 'string';
  if (typeof way !== 'string' || !WAYS.includes(way) || typeof page !== 'string') return false;
  if (clicked !== undefined && typeof clicked !== 'boolean') return false;
  return typeof at === 'number' && typeof agreed === 'boolean' && isText(returnTo) && isText(state);
}

function readAttempts({ localStorage: local, clock }: Store): KeptAttempt[] {
  const kept = parseJson(local.get(PENDING_REDIRECTS_KEY) ?? '[]');
  if (!Array.isArray(kept)) return [];
  return kept.filter(isAttempt).filter(({ at }) => Math.abs(clock().wall - at) < LIFE_MS);
}

function keep({ localStorage: local }: Store, attempts: readonly KeptAttempt[]): boolean {
  if (attempts.length > 0) return local.set(PENDING_REDIRECTS_KEY, JSON.stringify(attempts));
  local.remove(PENDING_REDIRECTS_KEY);
  return true;
}

/**
 * Remembers an attempt; only the newest few are kept.
 * @returns whether the record will survive the navigation
 */
export function rememberRedirect(store: Store, attempt: PendingRedirect): boolean {
  return keep(store, [...readAttempts(store), attempt].slice(-MOST));
}

export function forgetExpiredRedirects(store: Store): void {
  keep(store, readAttempts(store));
}

/**
 * Removes and returns the newest matching attempt, so that it counts once.
 * @param allowed other origins that its return address may have
 */
export function takeRedirect(
  store: Store,
  allowed: readonly string[],
  fits: (attempt: KeptAttempt) => boolean,
): PendingRedirect | undefined {
  const attempts = readAttempts(store);
  const found = attempts.findLast(fits);
  keep(
    store,
    attempts.filter((attempt) => attempt !== found),
  );
  if (found?.returnTo === undefined) return found as PendingRedirect | undefined;
  return {
    ...found,
    returnTo: acceptKeptAddress(found.returnTo, { self: store.address().origin, allowed }),
  };
}
