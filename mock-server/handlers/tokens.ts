import { codes } from '../codes';
import { magicOf } from '../magicIdentifiers';
import type { Answer, Call, Handlers } from '../contract/operationTypes';
import { limits } from '../limits';
import { newNickname } from '../seeds/nicknames';
import { SCHOOL_ID } from '../seeds/users';
import type { Space } from '../space/space';
import type { Locale, UserRow } from '../space/tables';
import { redeemCode } from '../verification/codes';
import { faultOfIdentifier } from './answers';

type TokenAnswer = Answer<'requestToken'>;
type Identifier = { mobile: string } | { email: string };

/** Matched exactly by the client (D22), hence Chinese in every language. */
const DESCRIPTIONS = { mobile: '短信验证码错误或失效', email: '邮箱验证码错误或失效' } as const;

function identifierOf({ phone_number: mobile, email }: Call<'requestToken'>['body']): Identifier {
  return mobile === undefined ? { email: (email ?? '').toLowerCase() } : { mobile };
}

function refusal(code: string, message: string, description?: string): TokenAnswer {
  return { status: 400, body: { error: 'invalid_grant', ...(description !== undefined && { error_description: description }), code, message } };
}

function findOrRegister({ database, random }: Space, who: Identifier, lang: Locale): UserRow {
  const known = database.find('users', (user) => ('mobile' in who ? user.mobile === who.mobile : user.email === who.email));
  return known ?? database.insert('users', { role: 'visitor', schoolId: SCHOOL_ID, nickName: newNickname(lang, random), ...who });
}

function grant({ database, clock, random }: Space, user: UserRow): TokenAnswer {
  const [accessToken, refreshToken] = [`access-${random.hex(40)}`, `refresh-${random.hex(40)}`];
  database.insert('tokens', {
    accessToken,
    refreshToken,
    userId: user.id,
    issuedAt: clock.iso(),
    expiresAt: new Date(clock.now() + limits.tokenLifeSeconds * 1000).toISOString(),
  });
  return {
    status: 200,
    body: { access_token: accessToken, refresh_token: refreshToken, expires_in: limits.tokenLifeSeconds, user_id: user.id, schoolId: user.schoolId },
  };
}

export const tokenHandlers: Pick<Handlers, 'requestToken'> = {
  requestToken({ body, say, space, lang }) {
    const who = identifierOf(body);
    const [channel, identifier] = 'mobile' in who ? (['mobile', who.mobile] as const) : (['email', who.email] as const);
    const fault = faultOfIdentifier(identifier, say);
    if (fault) return fault;
    if (body.sign !== 'true') return refusal(codes.agreementMissing, say.agreementMissing);
    const magic = magicOf(identifier);
    if (magic === 'failing') return refusal(codes.signInFailing, say.signInFailing);
    if (magic === 'wrong') return refusal(codes.codeWrong, say.codeWrong, DESCRIPTIONS[channel]);
    const result = redeemCode(space, identifier, body.verification_code);
    if (result === 'locked') return refusal(codes.codeLocked, say.codeLocked, DESCRIPTIONS[channel]);
    if (result === 'wrong') return refusal(codes.codeWrong, say.codeWrong, DESCRIPTIONS[channel]);
    if (magic === 'pending') return refusal(codes.pendingDeregistration, say.pendingDeregistration);
    return grant(space, findOrRegister(space, who, lang));
  },
};
