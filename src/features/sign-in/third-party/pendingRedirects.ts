import { isRecord } from '#lib/object/isRecord.ts';
import { parseJson } from '#lib/object/jsonText.ts';
import { acceptKeptAddress } from '#lib/url/returnAddress.ts';
import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import type { ThirdPartyWay } from '#shared/academy/signInWays.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { PENDING_REDIRECTS_KEY } from '#shared/storage/keys.ts';

/** A visitor who left for a foreign sign-in page, as this browser remembers it until they are back. */
export interface PendingRedirect {
  way: ThirdPartyWay;
  /** When they left; ms. */
  at: number;
  /** Whether they had ticked the agreement; a page that left by itself had not asked. */
  agreed: boolean;
  /** Path of ours where they left, with its query. */
  page: string;
  /** The accepted return address, which need not stand in `page`. */
  returnTo?: AcceptedAddress | undefined;
  /** OAuth2's one-time secret (D9). */
  state?: string | undefined;
  /** Whether the visitor chose the way and a page of ours has yet to lead there (D9). */
  clicked?: boolean | undefined;
}

/** As storage has it: what was judged when it was written may have been written over. */
type KeptAttempt = Omit<PendingRedirect, 'returnTo'> & { returnTo?: string | undefined };

type Store = Pick<Environment, 'localStorage' | 'clock' | 'address'>;

/** How long one is remembered (D9). ms */
const LIFE_MS = 600_000;

/** Several tabs may be on their way; older ones are given up. */
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
 * Remembers a visitor who is about to leave; only the newest few are kept.
 * @returns whether the page that they come back to will know of it
 */
export function rememberRedirect(store: Store, attempt: PendingRedirect): boolean {
  return keep(store, [...readAttempts(store), attempt].slice(-MOST));
}

/** Forgets visitors who have been away for too long. */
export function forgetExpiredRedirects(store: Store): void {
  keep(store, readAttempts(store));
}

/**
 * Takes the newest attempt that fits out of memory, so that it counts once.
 * @param allowed the origins besides ours that it may lead to
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
