import { codes } from '#mock/codes.ts';
import type { Answer, Call, Handlers } from '#mock/services/operationTypes.ts';
import { findTestTrigger } from '#mock/testIdentifiers.ts';
import { deregistrationEnd } from '#mock/services/restoration/deregistration.ts';
import { grantTokens } from './grantTokens';
import { findPerson, isMobileNumber, register } from './people';
import type { Identifier } from './people';
import { redeemCode } from './codes';
import { CONTRACT_BROKEN, faultOfIdentifier } from '#mock/services/common/answers.ts';

type TokenAnswer = Answer<'requestToken'>;

/** The client matches these exactly (D22), so they are Chinese in every language. */
export const DESCRIPTIONS = {
  mobile: '短信验证码错误或失效',
  email: '邮箱验证码错误或失效',
} as const;

function identifierOf({ phone_number: mobile, email }: Call<'requestToken'>['body']): Identifier {
  return mobile === undefined ? { email: (email ?? '').toLowerCase() } : { mobile };
}

/** A refusal in the form of the token operation: flat, HTTP 400. */
export function tokenRefusal(code: string, message: string, description?: string): TokenAnswer {
  return {
    status: 400,
    body: {
      error: 'invalid_grant',
      ...(description !== undefined && { error_description: description }),
      code,
      message,
    },
  };
}

function pendingRefusal(end: number, message: string): TokenAnswer {
  const refusal = { error: 'invalid_grant', code: codes.pendingDeregistration, message };
  return { status: 400, body: { ...refusal, deregistrationEndsAt: new Date(end).toISOString() } };
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
  requestToken({ body, say, namespace, lang }) {
    if (isUnreadable(body)) return tokenRefusal(codes.contractBroken, CONTRACT_BROKEN);
    const who = identifierOf(body);
    const [channel, identifier] =
      'mobile' in who ? (['mobile', who.mobile] as const) : (['email', who.email] as const);
    const fault = faultOfIdentifier(identifier, say);
    if (fault) return fault;
    if (channel === 'mobile' && !isMobileNumber(identifier))
      return tokenRefusal(codes.phoneInvalid, say.phoneInvalid);
    if (body.sign !== 'true') return tokenRefusal(codes.agreementMissing, say.agreementMissing);
    const magic = findTestTrigger(identifier);
    if (magic === 'failing') return tokenRefusal(codes.signInFailing, say.signInFailing);
    if (magic === 'wrong')
      return tokenRefusal(codes.codeWrong, say.codeWrong, DESCRIPTIONS[channel]);
    const result = redeemCode(namespace, identifier, body.verification_code);
    if (result === 'locked')
      return tokenRefusal(codes.codeLocked, say.codeLocked, DESCRIPTIONS[channel]);
    if (result === 'wrong')
      return tokenRefusal(codes.codeWrong, say.codeWrong, DESCRIPTIONS[channel]);
    const user = findPerson(namespace, who) ?? register(namespace, lang, who);
    const end = deregistrationEnd(namespace, user);
    if (end !== undefined) return pendingRefusal(end, say.pendingDeregistration);
    return { status: 200, body: grantTokens(namespace, user) };
  },
};
