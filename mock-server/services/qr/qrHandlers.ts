import type { Handlers } from '#mock/services/outcomes.ts';
import { findQrSession, openQrSession, qrStatusOf, redeemQr } from './qrSessions';
import { isPending } from '#mock/services/restoration/deregistration.ts';
import { grantTokens } from '#mock/services/sign-in/grantTokens.ts';
import { ok } from '#mock/services/vocabulary.ts';

export const qrHandlers: Pick<Handlers, 'createQrSession' | 'getQrStatus' | 'requestQrToken'> = {
  createQrSession: ({ namespace }) => ok({ qrCodeSessionId: openQrSession(namespace).id }),

  getQrStatus({ query, namespace }) {
    const qrSession = findQrSession(namespace, query.qrCodeSessionId);
    const qrCodeStatus = qrSession && qrStatusOf(qrSession);
    return qrCodeStatus ? ok({ qrCodeStatus }) : 'expired';
  },

  requestQrToken({ query, namespace }) {
    const user = redeemQr(namespace, query.qrCodeSessionId);
    if (user === 'stale') return 'expired';
    if (user === 'unconfirmed') return 'not-confirmed';
    if (isPending(namespace, user)) return 'pending';
    return ok(grantTokens(namespace, user));
  },
};
