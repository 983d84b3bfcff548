import { accessToken, tokenHash, userId } from './tokenStore';
import type { Environment } from '#shared/browser/environment.ts';

/**
 * The owner of a tab's drafts: the id of the signed-in account. When the sign-in method gave no
 * id it is a hash of the session's token, so that two such accounts are not confused.
 * @returns empty when no one is signed in
 */
export function draftOwnerId(environment: Pick<Environment, 'localStorage'>): string {
  const token = accessToken(environment);
  if (token === undefined) return '';
  return userId(environment) || `session ${tokenHash(token)}`;
}
