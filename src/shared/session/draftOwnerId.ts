import { crc32 } from '#lib/files/crc32.ts';
import { accessToken, userId } from './tokenStore';
import type { Environment } from '#shared/browser/environment.ts';

/** Tells sessions apart where a token may not stand: 32 bits of one give nothing of it away. */
export function tokenHash(token: string): string {
  return crc32(new TextEncoder().encode(token)).toString(16);
}

/**
 * Whose the things are that a tab keeps: the id of the account that is signed in. Where the way of signing in told none
 * (D10, D27) it is a mark of the session: two such accounts must not be taken for one.
 * @returns empty when nobody is signed in
 */
export function draftOwnerId(environment: Pick<Environment, 'localStorage'>): string {
  const token = accessToken(environment);
  if (token === undefined) return '';
  return userId(environment) || `session ${tokenHash(token)}`;
}
