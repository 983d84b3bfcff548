import { codes } from '#mock/codes.ts';
import { ok } from '#mock/services/common/answers.ts';
import { verificationCodeHandlers } from './verificationCodesHandlers';
import { issueSlider } from './sliders';
import { refusing } from '#mock/services/common/builders.ts';
import { failures } from '#mock/services/common/common.ts';
import type { ScenarioTable } from '#mock/services/common/scenarioTypes.ts';

type CodeOperation = 'getSliderChallenge' | 'sendEmailCode' | 'sendSmsCode';

/**
 * What both ways of sending can answer.
 * @param index 0 phone, 1 e-mail
 */
function sending(index: 0 | 1) {
  const only = (...accounts: readonly [phone: string, email: string]) => ({
    accounts: [accounts[index]],
  });
  return {
    refused: refusing(
      'the server does not send to this account',
      codes.sendRefused,
      'sendRefused',
      only('19900000001', 'refused@mock.example'),
    ),
    'slider-required': refusing(
      'a slider is required',
      codes.sliderRequired,
      'sliderRequired',
      only('19900000003', 'slider@mock.example'),
    ),
    'slider-wrong': refusing('the piece is in the wrong place', codes.sliderWrong, 'sliderWrong', {
      words: 'solve the slider wrongly',
    }),
    'slider-stale': refusing('the slider is used or too old', codes.sliderStale, 'sliderStale', {
      words: 'wait two minutes before solving',
    }),
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

export const verificationCodeScenarios: Pick<ScenarioTable, CodeOperation> = {
  getSliderChallenge: {
    none: { about: 'no slider', status: 200, code: codes.ok, answer: () => ok(null) },
    slider: {
      about: 'a slider must be solved',
      status: 200,
      code: codes.ok,
      answer: ({ query, namespace }) => ok(issueSlider(namespace, query.account.toLowerCase())),
      also: {
        accounts: ['19900000003', 'slider@mock.example'],
        words: 'request a fourth code within ten minutes',
      },
    },
    'broken-images': {
      about: 'a slider whose pictures cannot be read',
      status: 200,
      code: codes.ok,
      answer: () => ok({ srcImage: 'AAAA', cutImage: 'AAAA', key: 'slider-broken' }),
    },
    locked: refusing('a warning about the account', codes.challengeWarning, 'challengeWarning', {
      accounts: ['19900000049', 'imagevalid@mock.example'],
    }),
  },
  sendSmsCode: {
    sent: {
      about: 'the code is sent',
      status: 200,
      code: codes.ok,
      answer: verificationCodeHandlers.sendSmsCode,
    },
    ...sending(0),
    'bad-number': refusing('not a mainland mobile number', codes.phoneInvalid, 'phoneInvalid', {
      accounts: ['123'],
    }),
  },
  sendEmailCode: {
    sent: {
      about: 'the code is sent',
      status: 200,
      code: codes.ok,
      answer: verificationCodeHandlers.sendEmailCode,
    },
    ...sending(1),
    'bad-address': refusing('the address cannot receive mail', codes.emailInvalid, 'emailInvalid', {
      accounts: ['nobody'],
    }),
  },
};
