import { isBlank } from '#lib/text/characters.ts';
import { acceptWebAddress } from '#lib/url/webAddress.ts';
import type { AcademyConfig } from '#shared/academy/academyEndpoints.ts';

/** The endpoint and client of an academy's OAuth2 sign-in, validated. */
export interface OAuth2Config {
  authorizeServiceUrl: string;
  clientId: string;
  redirectUrl: string;
  schoolId: string | undefined;
}

/** Characters; longer than any provider's ids. */
const MAX_CLIENT_ID_LENGTH = 256;

/**
 * Characters that cannot be part of a client id or do not survive in an address: controls,
 * bidirectional ones too, and lone surrogates.
 */
const UNFIT = /[\p{Cc}\p{Bidi_Control}\p{Surrogate}]/u;

function isClientId(text: string | undefined): text is string {
  return (
    text !== undefined && text.length <= MAX_CLIENT_ID_LENGTH && !isBlank(text) && !UNFIT.test(text)
  );
}

/**
 * The academy's OAuth2 configuration when it is usable: both addresses absolute and secure, and the
 * redirect address on our origin or a configured one (D9, D11). A fragment is refused (RFC 6749,
 * section 3.1.2). `undefined` for everything else.
 */
export function readOAuth2Config(
  config: AcademyConfig | undefined,
  origins: { self: string; allowed: readonly string[] },
): OAuth2Config | undefined {
  const parts = config?.pcs[0]?.oath2Config;
  if (!parts) return undefined;
  const { authorizeServiceUrl, clientId, redirectUrl, schoolId } = parts;
  const delivery = acceptWebAddress(redirectUrl);
  if (!acceptWebAddress(authorizeServiceUrl) || !delivery || !isClientId(clientId))
    return undefined;
  if (delivery.href.includes('#')) return undefined;
  if (delivery.origin !== origins.self && !origins.allowed.includes(delivery.origin))
    return undefined;
  return {
    authorizeServiceUrl: authorizeServiceUrl as string,
    clientId,
    redirectUrl: redirectUrl as string,
    schoolId,
  };
}
