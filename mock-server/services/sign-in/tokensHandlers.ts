import { codes } from '#mock/contract/codes.ts';
import type { Handlers } from '#mock/services/outcomes.ts';
import type { Call } from '#mock/services/vocabulary.ts';
import { deregistrationEnd } from '#mock/services/restoration/deregistration.ts';
import { grantTokens } from './grantTokens';
import { findPerson, isMobileNumber, register } from './people';
import type { Identifier } from './people';
import { redeemCode } from './verificationCodes';
import { CONTRACT_BROKEN } from '#mock/services/vocabulary.ts';

function identifierOf({ phone_number: mobile, email }: Call<'requestToken'>['body']): Identifier {
  return mobile === undefined ? { email: (email ?? '').toLowerCase() } : { mobile };
}

/**
 * Requests that the platform cannot process: another grant type, or not exactly one identifier.
 * They only arrive without enforcement.
 */
function isUnreadable({
  grant_type: grantType,
  phone_number: mobile,
  email,
}: Readonly<Record<string, string | undefined>>): boolean {
  return grantType !== 'sms_code' || (mobile === undefined) === (email === undefined);
}

export const tokenHandlers: Pick<Handlers, 'requestToken'> = {
  requestToken({ body, namespace, lang }) {
    if (isUnreadable(body))
      return {
        status: 400,
        body: { error: 'invalid_grant', code: codes.contractBroken, message: CONTRACT_BROKEN },
      };
    const who = identifierOf(body);
    const identifier = 'mobile' in who ? who.mobile : who.email;
    if ('mobile' in who && !isMobileNumber(identifier)) return 'bad-number';
    if (body.sign !== 'true') return 'agreement-missing';
    const result = redeemCode(namespace, identifier, body.verification_code);
    if (result !== 'right') return result;
    const user = findPerson(namespace, who) ?? register(namespace, lang, who);
    const end = deregistrationEnd(namespace, user);
    if (end !== undefined) return { outcome: 'pending', detail: end };
    return { status: 200, body: grantTokens(namespace, user) };
  },
};
