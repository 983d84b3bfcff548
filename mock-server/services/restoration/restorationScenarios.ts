import { codes } from '#mock/codes.ts';
import { ok } from '#mock/services/common/answers.ts';
import { refusing } from '#mock/services/common/builders.ts';
import { failures } from '#mock/services/common/common.ts';
import type { ScenarioTable } from '#mock/services/common/scenarioTypes.ts';

type RestoreOperation =
  'sendRestoreEmailCode' | 'sendRestoreSmsCode' | 'checkRestoreEmailCode' | 'checkRestoreSmsCode';

/** @param index 0 phone, 1 e-mail */
function sending(index: 0 | 1) {
  const only = (...accounts: readonly [phone: string, email: string]) => ({
    accounts: [accounts[index]],
  });
  return {
    sent: {
      about: 'the code is sent',
      status: 200,
      code: codes.ok,
      answer: () => ok(null),
      also: only('19900000019', 'pending@mock.example'),
    },
    refused: refusing(
      'the server does not send to this account',
      codes.sendRefused,
      'sendRefused',
      only('19900000001', 'refused@mock.example'),
    ),
    'nothing-to-restore': refusing(
      'the account is not pending, or is deleted already',
      codes.nothingToRestore,
      'nothingToRestore',
      {
        ...only('13800000001', 'learner@mock.example'),
        words: 'move the clock by 15 days',
      },
    ),
    'too-soon': refusing(
      'a code was sent less than 59 s ago',
      codes.sendTooSoon,
      (say) => say.sendTooSoon(59),
      { words: 'ask twice' },
    ),
    broken: { ...failures.broken, also: only('19900000500', 'broken@mock.example') },
    hang: { ...failures.hang, also: only('19900000060', 'slow@mock.example') },
    drop: { ...failures.drop, also: only('19900000444', 'dropped@mock.example') },
  };
}

const checking = {
  right: {
    about: 'verified: `data` is true',
    status: 200,
    code: codes.ok,
    answer: () => ok(true),
    also: { words: 'the code from the inbox' },
  },
  wrong: {
    about: 'wrong: `data` is null',
    status: 200,
    code: codes.ok,
    answer: () => ok(null),
    also: { words: 'a wrong, old or used code' },
  },
  refused: refusing('another code', codes.codeLocked, 'codeLocked'),
};

export const restorationScenarios: Pick<ScenarioTable, RestoreOperation> = {
  sendRestoreSmsCode: {
    ...sending(0),
    'bad-number': refusing('not a mainland mobile number', codes.phoneInvalid, 'phoneInvalid', {
      words: 'another country code than +86',
    }),
  },
  sendRestoreEmailCode: sending(1),
  checkRestoreSmsCode: checking,
  checkRestoreEmailCode: checking,
};
