import { codes } from '#mock/contract/codes.ts';
import { limits } from '#mock/services/limits.ts';
import { ok, refusal, success } from '#mock/services/vocabulary.ts';
import { accountFailures } from '#mock/services/common/common.outcomes.ts';
import type { OutcomesOf } from '#mock/services/vocabulary.ts';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';
import { identifiersOf } from '#mock/state/testIdentifiers.ts';
import { issueSlider } from './sliders';

const RESEND_SECONDS = limits.resendAfter / 1000;

const tooSoon = refusal(
  codes.tooMany,
  (say, seconds = RESEND_SECONDS) => say.sendTooSoon(seconds),
  `a code was sent less than ${RESEND_SECONDS} s ago (\`Retry-After\`)`,
  'ask twice',
);

/** What sending any code can answer. */
export const sendingOutcomes = {
  refused: refusal('990104', 'sendRefused', 'the server does not send to this account', {
    account: 'refused',
  }),
  'too-soon': {
    ...tooSoon,
    answer: (call: { say: Messages }, seconds = RESEND_SECONDS) => ({
      ...tooSoon.answer(call, seconds),
      headers: { 'Retry-After': String(seconds) },
    }),
  },
  ...accountFailures,
};

export const badNumber = refusal('990106', 'phoneInvalid', 'not a mainland mobile number', {
  identifiers: ['123'],
});

const slider = { identifiers: identifiersOf('slider') };
const sending = {
  sent: { about: 'the code is sent', status: 200, code: codes.ok, changes: () => ({}) },
  ...sendingOutcomes,
  'slider-required': refusal('990101', 'sliderRequired', 'a slider is required', slider),
  'slider-wrong': refusal(
    '990102',
    'sliderWrong',
    'the piece is in the wrong place',
    'solve the slider wrongly',
  ),
  'slider-stale': refusal(
    '990103',
    'sliderStale',
    'the slider is used or too old',
    'wait two minutes before solving',
  ),
};

export const verificationCodeOutcomes = {
  getSliderChallenge: {
    none: success('no slider', null),
    slider: {
      about: 'a slider must be solved',
      status: 200,
      code: codes.ok,
      answer: ({ query, namespace }) => ok(issueSlider(namespace, query.account.toLowerCase())),
      ...slider,
      userAction: 'request a fourth code within ten minutes',
    },
    'broken-images': success('a slider whose pictures cannot be read', {
      srcImage: 'AAAA',
      cutImage: 'AAAA',
      key: 'slider-broken',
    }),
    locked: refusal('030049', 'challengeWarning', 'a warning about the account', {
      account: 'imagevalid',
    }),
  },
  sendSmsCode: { ...sending, 'bad-number': badNumber },
  sendEmailCode: {
    ...sending,
    'bad-address': refusal('990105', 'emailInvalid', 'the address cannot receive mail', {
      identifiers: ['nobody'],
    }),
  },
} satisfies OutcomesOf<'getSliderChallenge' | 'sendEmailCode' | 'sendSmsCode'>;
