import { isBlank } from '#lib/text/characters.ts';
import { acceptWebAddress } from '#lib/url/webAddress.ts';
import type { AcademyConfig } from './academyEndpoints';

/** Where and as whom an academy's visitors sign in by OAuth2 (specification 3); every part checked. */
export interface OAuth2Config {
  authorizeServiceUrl: string;
  clientId: string;
  redirectUrl: string;
  schoolId: string | undefined;
}

/** Characters; no provider's ids are longer. */
const LONGEST_CLIENT_ID = 256;

/** What no client id holds, and no address carries unchanged: controls, bidirectional ones too, and half characters. */
const UNFIT = /[\p{Cc}\p{Bidi_Control}\p{Surrogate}]/u;

function isClientId(text: string | undefined): text is string {
  return (
    text !== undefined && text.length <= LONGEST_CLIENT_ID && !isBlank(text) && !UNFIT.test(text)
  );
}

/**
 * The academy's OAuth2 configuration, when it may be used: both addresses whole and secure, and the one that the
 * code is delivered to on our own origin or a configured one (D9, D11), without a fragment, which providers refuse
 * (RFC 6749, section 3.1.2). `undefined` for all else.
 */
export function readOAuth2Config(
  config: AcademyConfig | undefined,
  origins: { self: string; allowed: readonly string[] },
): OAuth2Config | undefined {
  const given = config?.pcs[0]?.oath2Config;
  if (!given) return undefined;
  const { authorizeServiceUrl, clientId, redirectUrl, schoolId } = given;
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
