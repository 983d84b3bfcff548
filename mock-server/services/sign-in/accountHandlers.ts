import type { Handlers } from '#mock/services/operationTypes.ts';
import { signedInUser } from './signedInUser';
import type { UserRow } from '#mock/state/tables.ts';
import { notSignedIn, ok } from '#mock/services/common/answers.ts';

function profileOf({ realName, nickName, mobile, email, avatarUrl }: UserRow) {
  return {
    ...(realName !== undefined && { realName }),
    ...(nickName !== undefined && { nickName }),
    ...(mobile !== undefined && { mobile }),
    ...(email !== undefined && { email }),
    ...(avatarUrl !== undefined && { avatarUrl }),
  };
}

export const accountHandlers: Pick<Handlers, 'signLatestAgreement' | 'getProfile'> = {
  signLatestAgreement(call) {
    const user = signedInUser(call);
    if (!user) return notSignedIn(call.say);
    const { lang, primaryType, secondaryTypes } = call.body;
    call.namespace.database.insert('signedAgreements', {
      userId: user.id,
      lang,
      primaryType,
      secondaryTypes,
      signedAt: call.namespace.clock.iso(),
    });
    return ok(null);
  },

  getProfile(call) {
    const user = signedInUser(call);
    return user ? ok(profileOf(user)) : notSignedIn(call.say);
  },
};
