import type { Handlers } from '#mock/services/outcomes.ts';
import { signedInUser } from './signedInUser';
import type { UserRow } from '#mock/state/tables.ts';
import { ok } from '#mock/services/vocabulary.ts';

function profileOf({ realName, nickName, mobile, email, avatarUrl, role }: UserRow) {
  return {
    ...(realName !== undefined && { realName }),
    ...(nickName !== undefined && { nickName }),
    ...(mobile !== undefined && { mobile }),
    ...(email !== undefined && { email }),
    ...(avatarUrl !== undefined && { avatarUrl }),
    administrator: role === 'administrator',
  };
}

export const accountHandlers: Pick<Handlers, 'signLatestAgreement' | 'getProfile'> = {
  signLatestAgreement(call) {
    const user = signedInUser(call);
    if (!user) return 'signed-out';
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
    return user ? ok(profileOf(user)) : 'signed-out';
  },
};
