import { refusal, success } from '#mock/services/vocabulary.ts';
import { accountFailures } from '#mock/services/common/common.outcomes.ts';
import type { OutcomesOf } from '#mock/services/vocabulary.ts';
import { badNumber, sendingOutcomes } from '#mock/services/sign-in/verificationCodes.outcomes.ts';
import { identifiersOf } from '#mock/state/testIdentifiers.ts';

const sending = {
  sent: success('the code is sent', null, { identifiers: identifiersOf('pending') }),
  ...sendingOutcomes,
  'nothing-to-restore': refusal(
    '990206',
    'nothingToRestore',
    'the account is not pending, or is deleted already',
    {
      identifiers: ['13800000001', 'learner@mock.example'],
      userAction: 'move the clock by 15 days',
    },
  ),
};
const otherCountry = { ...badNumber, identifiers: [], userAction: 'another country code than +86' };

const checking = {
  right: success('verified: `data` is true', true, 'the code from the inbox'),
  wrong: success('wrong: `data` is null', null, 'a wrong, old or used code'),
  refused: refusal('990202', 'codeLocked', 'another code'),
  ...accountFailures,
};

export const restorationOutcomes = {
  sendRestoreSmsCode: { ...sending, 'bad-number': otherCountry },
  sendRestoreEmailCode: sending,
  checkRestoreSmsCode: checking,
  checkRestoreEmailCode: checking,
} satisfies OutcomesOf<
  'sendRestoreEmailCode' | 'sendRestoreSmsCode' | 'checkRestoreEmailCode' | 'checkRestoreSmsCode'
>;
