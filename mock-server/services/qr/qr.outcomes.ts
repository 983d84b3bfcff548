import { codes } from '#mock/contract/codes.ts';
import { NO_DATA, refusal, success } from '#mock/services/vocabulary.ts';
import { academyClosed } from '#mock/services/common/common.outcomes.ts';
import type { OutcomesOf } from '#mock/services/vocabulary.ts';
import type { QrStatus } from './qrSessions';

const status = (qrCodeStatus: QrStatus, about: string, userAction: string) =>
  success(about, { qrCodeStatus }, userAction);

const expiredAnswer = (userAction: string) =>
  refusal('030027', 'qrExpired', 'the session is unknown, used or expired', userAction);

export const qrOutcomes = {
  createQrSession: {
    created: { about: 'a session of 60 s', status: 200, code: codes.ok, changes: () => ({}) },
    refused: academyClosed('no session is returned'),
    'no-data': NO_DATA,
  },
  getQrStatus: {
    waiting: status('QRCODE_NON_SCANED', 'not scanned yet', 'request a session'),
    scanned: status('QRCODE_SCANED', 'scanned, waiting for confirmation in the app', 'desk: scan'),
    confirmed: status('QRCODE_CONFIRM_LOGIN', 'confirmed', 'desk: confirm'),
    cancelled: status('QRCODE_CANCEL_LOGIN', 'declined in the app', 'desk: cancel'),
    expired: expiredAnswer('desk: expire, or wait 60 s'),
  },
  requestQrToken: {
    expired: expiredAnswer('use a session twice, or wait 60 s'),
    'not-confirmed': refusal(
      '990205',
      'qrNotConfirmed',
      'not confirmed yet',
      'request tokens before confirming',
    ),
    pending: refusal(
      codes.pendingDeregistration,
      'pendingDeregistration',
      'the account is pending deregistration',
      'desk: confirm as user-pending',
    ),
    failing: refusal(codes.signInFailing, 'signInFailing', 'another failure, with a message'),
  },
} satisfies OutcomesOf<'createQrSession' | 'getQrStatus' | 'requestQrToken'>;
