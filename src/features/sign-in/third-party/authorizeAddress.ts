import type { OAuth2Config } from '#shared/academy/oauth2Config.ts';

/** Bytes of `state`; twice what D9 requires. */
const STATE_BYTES = 32;

/** Returns a new, unguessable `state`: 43 characters of A–Z, a–z, 0–9, `-` and `_`. */
export function newState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(STATE_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * The OAuth2 authorize URL (D9). Our parameters replace those of the same name in the configured
 * address.
 * @param state undefined when the deployment turns it off
 */
export function authorizeAddress(config: OAuth2Config, state: string | undefined): string {
  const url = new URL(config.authorizeServiceUrl);
  url.hash = '';
  const ours: Readonly<Record<string, string | undefined>> = {
    response_type: 'code',
    scope: 'base.profile',
    client_id: config.clientId,
    redirect_uri: config.redirectUrl,
    state,
  };
  for (const [name, value] of Object.entries(ours)) {
    url.searchParams.delete(name);
    if (value !== undefined) url.searchParams.append(name, value);
  }
  return url.href;
}
