import { en_US as phrases } from '../../../translations/en_US';
import type { Rule } from '../PointList';

export const spacingRules = [
  'A label belongs to the field below it: it is at most half as far from it as from the field above.',
] as const;

export const voiceTexts = {
  rules: [
    [
      `A paragraph and a text of several sentences have full stops: “${phrases['assignments.none']}” One short sentence as a title, at a field or in a message has none: “${phrases['assignments.loadFailed']}”. Labels and buttons never have one.`,
      'pages--assignments--load-failed',
    ],
    [
      `Exception: texts that the specification gives stay as they are, also where they break these rules: “${phrases['memberImport.state.failed']}”, “${phrases['code.length.check']}”.`,
    ],
    ['Numbers, dates, times and plurals follow the rules of the language.', 'pickers--members'],
    [
      'Phone numbers, e-mail addresses and codes run from left to right in every language.',
      'sign-in--code-form--complete',
    ],
  ] satisfies Rule[],
  examples: [
    [phrases['mobile.check'], 'Invalid input', 'Say how to correct it.'],
    [phrases['signIn.done'], 'Operation successful', 'Say what happened.'],
    [phrases['signIn.getCode'], 'Verification code', 'A button begins with its verb.'],
    [phrases['slider.failed'], 'Error 500', 'No codes of machines, and what to do next.'],
    [phrases['signIn.fillPhoneAndCode'], 'You forgot the code!', 'No blame, no exclamation.'],
  ],
} as const;

export const messageRules: readonly Rule[] = [
  [
    'One problem has one message. A field error is not repeated by a notice.',
    'sign-in--code-form--number-refused',
  ],
  [
    'The words of the service are shown as they are, if it gives any; otherwise the product’s own.',
    'sign-in--getting-a-code--send-refused',
  ],
  [
    'Every message has an icon or a word besides its color, and is announced once.',
    'components--notice-region--every-tone',
  ],
];

export const brandTexts = [
  'All colors of the accent are derived: hover, pressed, selection, focus. Primary buttons have the first accent in both themes.',
  'A logo replaces the initial of the academy’s name. If it does not load, the initial is shown.',
  'The tones of messages stay, so that an error looks like an error in every academy.',
] as const;
