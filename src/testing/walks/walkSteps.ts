import fc from 'fast-check';
import {
  channelChosen,
  codeEdited,
  codeRequested,
  identifierEdited,
  newPictureRequested,
  signInSubmitted,
  sliderDismissed,
  sliderSolved,
} from '#features/sign-in/code/codeSignInSlice.ts';
import { loginCancelled, newQrCodeRequested } from '#features/sign-in/qr/qrSignInSlice.ts';
import { thirdPartyRequested } from '#features/sign-in/third-party/thirdPartySlice.ts';
import {
  noticeRead,
  restorationClosed,
  restoreCodeSubmitted,
  restoreCodeRequested,
} from '#features/restoration/restorationSlice.ts';
import { dialogClosed, modeChosen } from '#features/sign-in/dialog/dialogSlice.ts';
import { consentDeclined, consentGiven, consentMarked } from '#shared/consent/consentSlice.ts';
import { signInRequested, signOutRequested } from '#shared/session/sessionSlice.ts';

/** A user's clicks, as the actions that the controls dispatch. */
export const CLICKS = {
  open: () => signInRequested(),
  close: () => dialogClosed(),
  toQr: () => modeChosen('qr'),
  toCode: () => modeChosen('code'),
  tick: () => consentMarked(true),
  untick: () => consentMarked(false),
  ok: () => consentGiven(),
  cancel: () => consentDeclined(),
  getCode: () => codeRequested({ channel: 'phone', value: '13800000001' }),
  getOtherCode: () => codeRequested({ channel: 'email', value: 'a@school.example' }),
  submit: () =>
    signInSubmitted({ identifier: { channel: 'phone', value: '13800000001' }, code: '123456' }),
  type: () => identifierEdited(),
  typeCode: () => codeEdited(),
  toEmail: () => channelChosen('email'),
  toPhone: () => channelChosen('phone'),
  solve: () => sliderSolved(100),
  otherPicture: () => newPictureRequested(),
  dropSlider: () => sliderDismissed(),
  refreshQr: () => newQrCodeRequested(),
  cancelQr: () => loginCancelled(),
  portal: () => thirdPartyRequested('portal'),
  noticeRead: () => noticeRead(),
  restoreCode: () => restoreCodeRequested(),
  restore: () => restoreCodeSubmitted('123456'),
  closeRestoration: () => restorationClosed(),
  signOut: () => signOutRequested(),
} as const;

export type Click = keyof typeof CLICKS;

/** Controls of code mode; they cannot be clicked elsewhere. */
export const ON_CODE: readonly Click[] = [
  'getCode',
  'getOtherCode',
  'submit',
  'type',
  'typeCode',
  'toEmail',
  'toPhone',
  'solve',
  'otherPicture',
  'dropSlider',
  'toQr',
];
/** Controls of QR mode. */
export const ON_QR: readonly Click[] = ['refreshQr', 'cancelQr', 'toCode'];

/** One event of a walk; times in milliseconds. */
export type Step =
  | { do: 'click'; on: Click }
  | { do: 'answer'; which: number; isWell: boolean; choice: number }
  | { do: 'wait'; ms: number }
  | { do: 'jump'; ms: number }
  | {
      do:
        | 'hide'
        | 'show'
        | 'revive'
        | 'online'
        | 'offline'
        | 'fill'
        | 'empty'
        | 'signedInElsewhere'
        | 'signedOutElsewhere';
    };

const click = (on: Click): Step => ({ do: 'click', on });

/** Weighted by frequency: walks that never get a token find nothing. */
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...(Object.keys(CLICKS) as Click[])).map(click) },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom<Click[]>('open', 'tick', 'ok', 'getCode', 'submit', 'toQr')
      .map(click),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      which: fc.nat(4),
      isWell: fc.constant(true),
      choice: fc.nat(20),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      which: fc.nat(4),
      isWell: fc.constant(false),
      choice: fc.nat(20),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 100, 1000, 2000, 6000, 60_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('jump' as const),
      ms: fc.constantFrom(-3_600_000, 86_400_000, 600_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        'hide',
        'show',
        'revive',
        'online',
        'offline',
        'fill',
        'empty',
        'signedInElsewhere',
        'signedOutElsewhere',
      )
      .map((what) => ({ do: what }) as Step),
  },
);

const well = (choice: number): Step => ({ do: 'answer', which: 0, isWell: true, choice });
/** The token call's refusal of an account pending deregistration, by its index in `FAULTS`. */
const PENDING: Step = { do: 'answer', which: 0, isWell: false, choice: 13 };

/** Paths that random walks would rarely complete, and those on which one found a defect. */
const WAYS: readonly Step[][] = [
  [...(['open', 'tick', 'getCode'] as const).map(click), well(0), well(0)],
  [...(['open', 'toEmail', 'tick', 'getOtherCode'] as const).map(click), well(0), well(0)],
  [...(['open', 'tick', 'submit'] as const).map(click), well(0)],
  [...(['open', 'tick', 'toQr'] as const).map(click), well(0), { do: 'wait', ms: 2000 }, well(2)],
  [
    ...(['open', 'tick', 'submit'] as const).map(click),
    well(0),
    { do: 'signedInElsewhere' },
    well(0),
    well(0),
  ],
  [
    ...(['open', 'tick', 'submit'] as const).map(click),
    well(0),
    { do: 'signedOutElsewhere' },
    well(0),
    well(0),
  ],
  [
    { do: 'fill' },
    ...(['open', 'tick', 'submit'] as const).map(click),
    well(0),
    { do: 'signedOutElsewhere' },
    well(0),
    well(0),
    { do: 'signedOutElsewhere' },
  ],
  [
    ...(['open', 'tick', 'submit'] as const).map(click),
    PENDING,
    ...(['noticeRead', 'restoreCode'] as const).map(click),
    well(0),
    click('restore'),
  ],
];

/** A walk of at most sixty events. */
export const walks = fc
  .array(
    fc.oneof(
      { weight: 12, arbitrary: step.map((one) => [one]) },
      { weight: 1, arbitrary: fc.constantFrom(...WAYS) },
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.flat().slice(0, 60));
