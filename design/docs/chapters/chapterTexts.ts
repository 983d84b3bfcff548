import { en_US as phrases } from '../../../translations/en_US';
import { choosingParticipants, joining, restoration, signIn } from '../flows/flows';
import { patterns } from '../patterns/patterns';
import type { Rule } from '../PointList';
import { storyId } from '../storyAddress';

export const layoutRules = [
  'Distances are tokens and belong to the container: Stack or a grid with gap.',
  'Grids fill the line by themselves: auto-fit columns with a least width, no fixed number.',
  'Directions are logical: inline and block, start and end. Never left and right.',
  'Sizes of text containers are in rem, so that they grow with the text.',
  'A dialog is as high as its content; in a low window, its content scrolls.',
] as const;

export const spacingRules = [
  'A label belongs to the field below it: it is at most half as far from it as from the field above.',
  'In a low window, the distances of a dialog shrink together.',
] as const;

export const voiceTexts = {
  rules: [
    [
      'One idea a sentence. Active voice, present tense. Address people directly.',
      'restoration--dialog--notice',
    ],
    [
      'The same thing has the same word everywhere: translations/glossary.md decides.',
      'pickers--with-selection',
    ],
    [
      'Buttons are verbs; OK and Cancel answer questions. Titles are nouns, questions or requests. Capitals as in a sentence.',
      'pickers--leaving-with-changes',
    ],
    [
      `A paragraph and a text of several sentences have full stops: “${phrases['assignments.none']}” One short sentence as a title, at a field or in a message has none: “${phrases['assignments.loadFailed']}”. Labels and buttons never have one.`,
      'pages--assignments--load-failed',
    ],
    [
      'Say what went wrong without blame, and offer the next step.',
      'sign-in--slider--slider-broken',
    ],
    [
      `Exception: texts that the specification gives stay as they are, also where they break these rules: “${phrases['memberImport.state.failed']}”, “${phrases['code.length.check']}”.`,
    ],
    [
      'Numbers, dates, times and plurals follow the rules of the language. No form asks for a date, so there is no date picker.',
      'pickers--members',
    ],
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
    'A notice that reports a problem stays until it is dismissed or a newer one of the same topic replaces it; success and information disappear after some seconds in view.',
    'pages--home--session-ended',
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

/** The kinds of messages, in the order of the questions to ask. */
export const messageKinds = [
  {
    situation: 'One value is missing or wrong',
    kind: 'Field error',
    component: 'TextField',
    where: 'Below the field',
    long: 'Until the value is changed',
    closes: 'The change',
    story: 'sign-in--code-form--number-refused',
  },
  {
    situation: 'Several values of a long form are wrong, or a long form could not be sent',
    kind: 'Error summary',
    component: 'ErrorSummary',
    where: 'Above the form, with the focus',
    long: 'Each item until its value is changed',
    closes: 'The changes, or sending again',
    story: 'pages--assign-learning-content--required-missing',
  },
  {
    situation:
      'A call of a dialog or short form failed, or a part of the page failed, is empty or needs a remark',
    kind: 'Inline message',
    component: 'InlineMessage',
    where: 'In the place of the content',
    long: 'As long as it is true',
    closes: 'Its own action, for example trying again',
    story: 'pages--assignments--load-failed',
  },
  {
    situation: 'People must decide before it goes on',
    kind: 'Dialog',
    component: 'Modal',
    where: 'Over the page, which waits',
    long: 'Until the answer',
    closes: 'One of its answers, or Escape',
    story: 'pickers--leaving-with-changes',
  },
  {
    situation: 'Something has happened that belongs to no place',
    kind: 'Notice',
    component: 'NoticeRegion',
    where: 'At the edge of the window',
    long: 'Success, information: some seconds. Problems: until closed',
    closes: 'Time, Dismiss or a newer notice',
    story: 'pages--home--session-ended',
  },
] as const;

export const brandTexts = [
  'A brand has an accent, perhaps another one for dark, and the radius of its controls. All other colors of the accent are derived: hover, pressed, selection, focus. Primary buttons have the first accent in both themes.',
  'A logo replaces the initial of the academy’s name in the card, in the header and in the middle of the QR code. If it does not load, the initial is shown.',
  'The tones of messages stay, so that an error looks like an error in every academy.',
  'A brand with too little contrast is refused when the deployment is configured, with the pair that fails.',
  'Copy the configuration and put brand into the file of your deployment; npm run configure writes it into a finished build. docs/deployment.md has all keys.',
  'The page follows the theme of the system, unless data-theme on html is light or dark. Components know no theme: they use tokens by their purpose.',
] as const;

/** The first sentences of the pages that have no other shared texts, by story. */
export const leads = {
  'overview--atlas':
    'Every screen in every state, live, with the language, theme and brand of the header.',
  'overview--changes': 'By version and date, from CHANGELOG.md, which the release writes.',
  'components--overview': 'Live, by what they are for.',
  'patterns--messages':
    'Five ways to tell people something. The situation decides, not the importance.',
  'content--voice':
    'Short, friendly and exact. The product says what happened and what to do next, in the reader’s language.',
  'overview--welcome':
    'The sign-in and registration pages of the learning platform, from colors to whole screens, all live.',
  'foundations--color':
    'Colors are named by purpose. A theme, or a deployment’s brand, gives each its value. Samples show light and dark beside each other.',
  'foundations--contrast':
    'Computed on this page from the tokens, by WCAG 2.2: 4.5 to 1 for text, 3 to 1 for edges, icons and the focus ring. npm run check refuses a token that fails, also in a deployment’s brand.',
  'foundations--type':
    'Text uses the system’s fonts: nothing is loaded. Arabic gets a larger line height; fields have the least size at which phones do not zoom.',
  'foundations--motion':
    'Short for responses to a press; only waiting takes longer. If the system asks for less motion, changes are immediate and spinners pulse slowly.',
  'foundations--tokens':
    'Every color, size, duration and layer has a name that says what it is for. Components use only the names.',
  'foundations--layout':
    'Pages reflow on the narrowest phones without scrolling in two directions (WCAG 1.4.10), and mirror themselves for right-to-left languages.',
  'foundations--spacing': 'Components have no margins: Stack and grids create the distances.',
  'foundations--radius':
    'The larger the surface, the larger the radius: small inside a line, control for fields and buttons, surface for messages, card for dialogs.',
  'foundations--elevation':
    'In the light theme shadows show elevation; in the dark theme nearer surfaces are lighter, and shadows only support this.',
  'foundations--icons':
    'In the color of the text, in three sizes. They are decorative: the text beside them, or the label of an IconButton, is announced. Those with a direction mirror themselves, as shown beside.',
  'theming--playground':
    'Choose the color and the corners of a deployment. The live screens follow; the result is a part of its configuration.',
} as const;

/** The first sentences of the written pages by story, for the search. */
export const allLeads: Readonly<Record<string, string>> = {
  ...leads,
  ...Object.fromEntries(
    [...patterns, signIn, restoration, joining, choosingParticipants].map(({ title, lead }) => [
      storyId(
        patterns.some((each) => each.title === title) ? 'Patterns' : 'Flows',
        title.replaceAll(/\W+/g, '-'),
      ),
      lead,
    ]),
  ),
};
