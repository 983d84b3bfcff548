import { codes } from '#mock/codes.ts';
import type { Handlers } from '#mock/services/operationTypes.ts';
import { findQrSession, openQrSession, qrStatusOf, redeemQr } from './qrSessions';
import { isPending } from '#mock/services/restoration/deregistration.ts';
import { grantTokens } from '#mock/services/sign-in/grantTokens.ts';
import { ok, refuse } from '#mock/services/common/answers.ts';

export const qrHandlers: Pick<Handlers, 'createQrSession' | 'getQrStatus' | 'requestQrToken'> = {
  createQrSession: ({ namespace }) => ok({ qrCodeSessionId: openQrSession(namespace).id }),

  getQrStatus({ query, say, namespace }) {
    const qrSession = findQrSession(namespace, query.qrCodeSessionId);
    const qrCodeStatus = qrSession && qrStatusOf(qrSession);
    return qrCodeStatus ? ok({ qrCodeStatus }) : refuse(codes.qrExpired, say.qrExpired);
  },

  requestQrToken({ query, say, namespace }) {
    const user = redeemQr(namespace, query.qrCodeSessionId);
    if (user === 'stale') return refuse(codes.qrExpired, say.qrExpired);
    if (user === 'unconfirmed') return refuse(codes.qrNotConfirmed, say.qrNotConfirmed);
    if (isPending(namespace, user))
      return refuse(codes.pendingDeregistration, say.pendingDeregistration);
    return ok(grantTokens(namespace, user));
  },
};
