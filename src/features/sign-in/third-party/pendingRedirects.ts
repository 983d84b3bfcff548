import { isRecord } from '#lib/object/isRecord.ts';
import { acceptStoredAddress } from '#lib/url/returnAddress.ts';
import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import type { ThirdPartyWay } from '#shared/academy/signInWays.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { clear, read, save } from '#shared/storage/storedValues.ts';

/** A redirect to a third-party sign-in, as stored in this browser until the user returns. */
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
type StoredRedirect = Omit<PendingRedirect, 'returnTo'> & { returnTo?: string | undefined };

type Store = Pick<Environment, 'localStorage' | 'clock' | 'address'>;

/** How long a pending redirect is stored (D9), ms. */
const LIFE_MS = 600_000;

/** Several tabs may be redirecting; the oldest pending redirects are dropped. */
const MAX_REDIRECTS = 5;

const WAYS: readonly string[] = [
  'enterprise',
  'portal',
  'provider',
  'vendor',
] satisfies ThirdPartyWay[];

function isPendingRedirect(value: unknown): value is StoredRedirect {
  if (!isRecord(value)) return false;
  const { way, at, agreed, page, returnTo, state, clicked } = value;
  const isText = (part: unknown) => part === undefined || typeof part === 'string';
  if (typeof way !== 'string' || !WAYS.includes(way) || typeof page !== 'string') return false;
  if (clicked !== undefined && typeof clicked !== 'boolean') return false;
  return typeof at === 'number' && typeof agreed === 'boolean' && isText(returnTo) && isText(state);
}

function readRedirects(store: Store): StoredRedirect[] {
  const stored = read(store, 'thirdPartyAttempts');
  if (!Array.isArray(stored)) return [];
  const now = store.clock().wall;
  return (
    stored
      .filter(isPendingRedirect)
      .filter(({ at }) => now - at < LIFE_MS)
      // A time from the future means that the clock was set back.
      .map((redirect) => ({ ...redirect, at: Math.min(redirect.at, now) }))
  );
}

function saveAll(store: Store, redirects: readonly StoredRedirect[]): boolean {
  if (redirects.length > 0) return save(store, 'thirdPartyAttempts', redirects);
  clear(store, 'thirdPartyAttempts');
  return true;
}

/**
 * Stores a pending redirect; only the newest few are kept.
 * @returns whether the record will survive the navigation
 */
export function saveRedirect(store: Store, redirect: PendingRedirect): boolean {
  return saveAll(store, [...readRedirects(store), redirect].slice(-MAX_REDIRECTS));
}

export function clearExpiredRedirects(store: Store): void {
  saveAll(store, readRedirects(store));
}

/**
 * Removes and returns the newest matching redirect, so that it counts once.
 * @param allowed other origins that its return address may have
 */
export function takeRedirect(
  store: Store,
  allowed: readonly string[],
  fits: (redirect: StoredRedirect) => boolean,
): PendingRedirect | undefined {
  const redirects = readRedirects(store);
  const found = redirects.findLast(fits);
  saveAll(
    store,
    redirects.filter((redirect) => redirect !== found),
  );
  if (found?.returnTo === undefined) return found as PendingRedirect | undefined;
  return {
    ...found,
    returnTo: acceptStoredAddress(found.returnTo, { self: store.address().origin, allowed }),
  };
}
