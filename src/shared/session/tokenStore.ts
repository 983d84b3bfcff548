import { textHash } from '#lib/text/textHash.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { clear, clearAt, read, save } from '#shared/storage/storedValues.ts';

/**
 * The only module that reads or writes tokens (D14). They are never logged, put into the store's
 * state or into an address.
 */
export interface TokenGrant {
  access_token: string;
  refresh_token: string;
  /** Seconds. */
  expires_in?: number | undefined;
  user_id?: string | undefined;
  schoolId?: string | undefined;
}

/** The access token is last, because other tabs adopt the session when it changes. */
const KEYS = [
  'refresh_token',
  'user_id',
  'schoolId',
  'access_token_ends_at',
  'access_token',
] as const;
const AUTH_COOKIE = 'access_token';

type Stores = Pick<Environment, 'localStorage' | 'cookies' | 'clock'>;

/**
 * Stores a grant: all of it in local storage or, if the browser stores only part, all of it in
 * memory.
 * @returns whether it survives the page
 */
export function saveTokens({ localStorage: local, clock }: Stores, grant: TokenGrant): boolean {
  clearAt('session begins', { localStorage: local });
  const { expires_in: life, ...texts } = grant;
  const end = life === undefined ? undefined : String(clock().wall + life * 1000);
  const values: Partial<Record<string, string>> = { ...texts, access_token_ends_at: end };
  const entries = KEYS.map((key) => [key, values[key]] as const);
  const write = (keep: (key: (typeof KEYS)[number], value: string) => unknown) =>
    entries.every(([key, value]) => {
      if (value !== undefined) return keep(key, value) !== false;
      local.remove(key);
      return true;
    });
  if (write(local.set)) return true;
  write(local.setInMemory);
  return false;
}

/** Seconds until the token ends; undefined when unknown. */
function remainingLife({ localStorage: local, clock }: Stores): number | undefined {
  const endsAt = Number(local.get('access_token_ends_at') ?? NaN);
  return Number.isFinite(endsAt) ? (endsAt - clock().wall) / 1000 : undefined;
}

/**
 * Sets the auth cookie to the token of the stored session, for the rest of the token's life.
 * Removes the cookie when there is no session, or when the session ends with the page. Replaces
 * another cookie of this name that the page sees, because some services read the last one.
 * @returns whether the cookie is now as the session needs it
 */
export function syncCookie(stores: Stores): boolean {
  const { localStorage: local, cookies } = stores;
  const token = local.isInMemory('access_token') ? undefined : accessToken(stores);
  const life = remainingLife(stores);
  const hasOther = cookies.hasOther(AUTH_COOKIE, token);
  if (token === undefined || (life !== undefined && life <= 0))
    return cookies.get(AUTH_COOKIE) === undefined && !hasOther ? true : cookies.remove(AUTH_COOKIE);
  // A cookie that the service set has a known lifetime; an answer without one does not.
  if (life === undefined && !hasOther && cookies.get(AUTH_COOKIE) === token) return true;
  if (hasOther) cookies.remove(AUTH_COOKIE);
  const isAccepted = cookies.set(AUTH_COOKIE, token, life);
  if (!isAccepted) cookies.remove(AUTH_COOKIE);
  return isAccepted;
}

/** The service accepts the token: an end that has passed by this clock is wrong. */
export function confirmToken(stores: Stores): void {
  if ((remainingLife(stores) ?? 1) > 0) return;
  clear(stores, 'access_token_ends_at');
  syncCookie(stores);
}

/** The token that the service left in the auth cookie after a third-party sign-in, if it is new. */
export function grantInCookie({
  localStorage: local,
  cookies,
}: Omit<Stores, 'clock'>): TokenGrant | undefined {
  const token = cookies.get(AUTH_COOKIE);
  if (token === undefined || token === '' || token === local.get('access_token')) return undefined;
  return { access_token: token, refresh_token: '' };
}

/**
 * Ends the session in this browser: removes its tokens, its profile and the auth cookie.
 * @returns whether the browser has removed the cookie
 */
export function clearTokens({ localStorage, cookies }: Omit<Stores, 'clock'>): boolean {
  clearAt('session ends', { localStorage });
  return cookies.remove(AUTH_COOKIE);
}

/**
 * Records for other tabs that the user logged out. Call it before `clearTokens`, which they notice.
 */
export function recordSignOut(stores: Pick<Environment, 'localStorage'>): void {
  save(stores, 'signed_out', '1');
}

/** Whether the session did not expire: the user logged out and has not signed in since. */
export function hasSignedOut(stores: Pick<Environment, 'localStorage'>): boolean {
  return read(stores, 'signed_out') !== undefined;
}

/** Another tab signed in or out, so in-memory tokens are those of an older session. */
export function clearTokensInMemory({
  localStorage: local,
}: Pick<Environment, 'localStorage'>): void {
  KEYS.forEach((key) => local.clearMemory(key));
}

/**
 * Replaces in-memory tokens by those in storage, which another tab stored later. Without any in
 * storage they stay.
 * @returns whether the session has changed
 */
export function syncTokensFromStorage({
  localStorage: local,
}: Pick<Environment, 'localStorage'>): boolean {
  const before = accessToken({ localStorage: local });
  const values = KEYS.map((key) => [key, local.get(key)] as const);
  clearTokensInMemory({ localStorage: local });
  const now = accessToken({ localStorage: local });
  if (now !== undefined || before === undefined) return now !== before;
  for (const [key, value] of values) if (value !== undefined) local.setInMemory(key, value);
  return false;
}

/** The session's token; undefined when no one is signed in. */
export function accessToken(stores: Pick<Environment, 'localStorage'>): string | undefined {
  // An empty string counts as none.
  return read(stores, 'access_token') || undefined;
}

/** Identifies a token where the token itself must not be stored or shown: a 32-bit hash. */
export function tokenHash(token: string): string {
  return textHash(token).toString(16);
}

/** The hash of the session's token; empty without a session. */
export function sessionHash(stores: Pick<Environment, 'localStorage'>): string {
  const token = accessToken(stores);
  return token === undefined ? '' : tokenHash(token);
}

/** The token with this hash: that of the session, or one in the cookie that waits for consent. */
export function tokenOf(stores: Omit<Stores, 'clock'>, hash: string): string | undefined {
  const tokens = [accessToken(stores), grantInCookie(stores)?.access_token];
  return tokens.find((token) => token !== undefined && tokenHash(token) === hash);
}

export function userId(stores: Pick<Environment, 'localStorage'>): string | undefined {
  return read(stores, 'user_id');
}

export function concernsTokens(key: string | null): boolean {
  return key === null || key === 'access_token';
}
