import { isRecord } from '#lib/object/isRecord.ts';
import { acceptStoredAddress } from '#lib/url/returnAddress.ts';
import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import type { ThirdPartyWay } from '../offer/signInOptions';
import type { Environment } from '#shared/browser/environment.ts';
import { clear, read, save } from '#shared/storage/storedValues.ts';
import { randomText } from './thirdPartyAddress';

/**
 * A redirect to a third-party sign-in, as stored in this browser until the user returns. Consent
 * belongs to the tab that left. It ends when that tab shows a page of ours again.
 */
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
type StoredRedirect = Omit<PendingRedirect, 'returnTo'> & {
  returnTo?: string | undefined;
  /** Identifies the tab that left: its session storage has the same mark. */
  mark?: string | undefined;
};

type Store = Pick<Environment, 'localStorage' | 'sessionStorage' | 'clock' | 'address'>;

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
  const { way, at, agreed, page, returnTo, state, clicked, mark } = value;
  const isText = (part: unknown) => part === undefined || typeof part === 'string';
  if (typeof way !== 'string' || !WAYS.includes(way)) return false;
  if (typeof page !== 'string' || !page.startsWith('/')) return false;
  if (clicked !== undefined && typeof clicked !== 'boolean') return false;
  if (![returnTo, state, mark].every(isText)) return false;
  return typeof at === 'number' && typeof agreed === 'boolean';
}

function readRedirects(store: Store): StoredRedirect[] {
  const value = read(store, 'thirdPartyAttempts');
  if (!Array.isArray(value)) return [];
  const now = store.clock().wall;
  return (
    value
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

/** Recognizes the redirect that this tab left by. */
function ownRedirect(store: Store): (redirect: StoredRedirect) => boolean {
  const mark = read(store, 'thirdPartyMark');
  return (redirect) => mark !== undefined && redirect.mark === mark;
}

/**
 * Stores the pending redirect of this tab; of several tabs, only the newest few are kept.
 * @returns whether the record will survive the navigation
 */
export function saveRedirect(store: Store, redirect: PendingRedirect): boolean {
  dropRedirect(store);
  const mark = randomText();
  save(store, 'thirdPartyMark', mark);
  return saveAll(store, [...readRedirects(store), { ...redirect, mark }].slice(-MAX_REDIRECTS));
}

/** Ends the redirect of this tab, and clears those that have expired. */
export function dropRedirect(store: Store, isKept = (_: StoredRedirect) => false): void {
  const isOwn = ownRedirect(store);
  saveAll(
    store,
    readRedirects(store).filter((redirect) => !isOwn(redirect) || isKept(redirect)),
  );
}

/**
 * Removes and returns the matching redirect of this tab, else the newest one of another tab, so
 * that it counts once. A redirect of another tab brings no consent.
 * @param allowedOrigins other origins that its return address may have
 */
export function takeRedirect(
  store: Store,
  allowedOrigins: readonly string[],
  fits: (redirect: StoredRedirect, isOwn: boolean) => boolean,
): PendingRedirect | undefined {
  const redirects = readRedirects(store);
  const isOwn = ownRedirect(store);
  const match =
    redirects.findLast((redirect) => isOwn(redirect) && fits(redirect, true))
    ?? redirects.findLast((redirect) => fits(redirect, false));
  if (match === undefined) return undefined;
  saveAll(
    store,
    redirects.filter((redirect) => redirect !== match),
  );
  const { returnTo, agreed, mark: _, ...rest } = match;
  return {
    ...rest,
    agreed: agreed && isOwn(match),
    returnTo: acceptStoredAddress(returnTo ?? '', {
      self: store.address().origin,
      allowed: allowedOrigins,
    }),
  };
}
