import { codes } from '#mock/codes.ts';
import { ok } from '#mock/services/common/answers.ts';
import { qrHandlers } from './qrHandlers';
import type { QrStatus } from './qrSessions';
import { refusing } from '#mock/services/common/builders.ts';
import type { Scenario, ScenarioTable } from '#mock/services/common/scenarioTypes.ts';

function status(qrCodeStatus: QrStatus, about: string, words: string): Scenario<'getQrStatus'> {
  return {
    about,
    status: 200,
    code: codes.ok,
    answer: () => ok({ qrCodeStatus }),
    also: { words },
  };
}

const expired = (words: string) =>
  refusing('the session is unknown, used or expired', codes.qrExpired, 'qrExpired', { words });

export const qrScenarios: Pick<
  ScenarioTable,
  'createQrSession' | 'getQrStatus' | 'requestQrToken'
> = {
  createQrSession: {
    created: {
      about: 'a session of 60 s',
      status: 200,
      code: codes.ok,
      answer: qrHandlers.createQrSession,
    },
    refused: refusing('no session is returned', codes.academyClosed, 'academyClosed'),
    'no-data': { about: '`data` is null', status: 200, code: codes.ok, answer: () => ok(null) },
  },
  getQrStatus: {
    waiting: status('QRCODE_NON_SCANED', 'not scanned yet', 'request a session'),
    scanned: status('QRCODE_SCANED', 'scanned, waiting for confirmation in the app', 'desk: scan'),
    confirmed: status('QRCODE_CONFIRM_LOGIN', 'confirmed', 'desk: confirm'),
    cancelled: status('QRCODE_CANCEL_LOGIN', 'declined in the app', 'desk: cancel'),
    expired: expired('desk: expire, or wait 60 s'),
  },
  requestQrToken: {
    expired: expired('use a session twice, or wait 60 s'),
    'not-confirmed': refusing('not confirmed yet', codes.qrNotConfirmed, 'qrNotConfirmed', {
      words: 'request tokens before confirming',
    }),
    pending: refusing(
      'the account is pending deregistration',
      codes.pendingDeregistration,
      'pendingDeregistration',
      { words: 'desk: confirm as user-pending' },
    ),
    failing: refusing('another failure, with a message', codes.signInFailing, 'signInFailing'),
  },
};
