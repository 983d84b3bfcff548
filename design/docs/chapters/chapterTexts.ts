import { patterns } from '../patterns/patterns';
import { storyId } from '../storyAddress';

/** The texts of chapters that both their pages and the search use. */
export const layoutTexts = {
  lead: 'Pages reflow from 320 px on without scrolling in two directions, and mirror themselves for right-to-left languages.',
  rules: [
    'Distances are steps of 4 px and belong to the container: Stack or a grid with gap.',
    'Grids fill the line by themselves: auto-fit columns with a least width, no fixed number.',
    'Text is at most 44 rem wide, forms at most the width of their longest answer.',
    'Directions are logical: inline and block, start and end. Never left and right.',
    'Sizes of text containers are in rem, so that they grow with the text.',
    'A dialog is as high as its content; in a low window, its content scrolls.',
  ],
} as const;

export const voiceTexts = {
  lead: 'Short, friendly and exact. The product says what happened and what to do next, in the reader’s language.',
  rules: [
    'One idea a sentence. Active voice, present tense. Address people directly.',
    'The same thing has the same word everywhere: the glossary decides.',
    'Buttons are verbs, titles are nouns or questions. Capitals as in a sentence.',
    'Full stop after sentences, none after labels, buttons and titles.',
    'Say what went wrong without blame, and offer the next step.',
    'Numbers, times and plurals follow the rules of the language.',
    'Phone numbers, e-mail addresses and codes run from left to right in every language.',
  ],
  examples: [
    ['Enter 11 digits', 'Invalid input', 'Say how to correct it.'],
    ['Code sent to 138 **** 0001', 'Operation successful', 'Say what happened.'],
    ['Get code', 'Verification code', 'A button begins with its verb.'],
    ['The QR code could not be loaded', 'Error 500', 'No codes of machines.'],
    [
      'Please agree to the Service Agreement first',
      'You did not agree!',
      'No blame, no exclamation.',
    ],
  ],
  languages: [
    'Write for translation: whole sentences with placeholders, never joined parts.',
    'German, Russian and Polish need up to twice the width of Chinese. Let texts wrap.',
    'Chinese uses full-width punctuation; Arabic mirrors the layout, not the logo.',
    'Check a new text in German and Arabic before it is translated.',
  ],
} as const;

export const brandTexts = [
  'A brand has an accent, perhaps another one for dark, and the radius of its controls. All other colours of the accent are derived: hover, pressed, selection, focus.',
  'The tones of messages stay, so that an error looks like an error in every academy.',
  'A brand with too little contrast is refused when the deployment is configured, with the pair that fails.',
  'Copy the configuration and put brand into the file of your deployment; npm run configure writes it into a finished build. docs/deployment.md has all keys.',
  'The page follows the theme of the system, unless data-theme on html is light or dark. Components know no theme: they use tokens by their purpose.',
] as const;

/** The first sentences of the pages that have no other shared texts, by story. */
export const leads = {
  'overview--atlas':
    'Every screen in every state. They are the app itself and follow the switches in the header. Press a picture to open what it shows.',
  'overview--welcome':
    'The sign-in and registration pages of the learning platform, from single colours to whole screens, all of it live.',
  'foundations--colour':
    'Colours are named by purpose, never by appearance. Components use only these names; a theme, or a tenant’s brand, gives each its value. Samples show light and dark beside each other.',
  'foundations--contrast':
    'Computed on this page from the tokens, by WCAG 2.2: 4.5 to 1 for text, 3 to 1 for edges, icons and the focus ring. npm run check refuses a token that fails, also in a tenant’s brand.',
  'foundations--type':
    'Text uses the system’s fonts, so that nothing is loaded and every script has its own design. Arabic gets a larger line height; fields have 16 px, so that phones do not zoom.',
  'foundations--motion':
    'Under 200 ms for responses to a press; only waiting takes longer. If the system asks for less motion, changes are immediate and spinners pulse slowly.',
  'foundations--tokens':
    'Every colour, size, duration and layer has a name that says what it is for. Themes and brands change the values; components use only the names.',
  'foundations--spacing':
    'Steps of 4 px. Components have no margins: Stack and grids create the distances, mostly 8, 16 and 24 px.',
  'foundations--radius':
    'The larger the surface, the larger the radius: small inside a line, control for fields and buttons, surface for messages, card for dialogs.',
  'foundations--elevation':
    'In the light theme shadows show elevation; in the dark theme nearer surfaces are lighter, and shadows only support this. Layers define what covers what.',
  'foundations--icons':
    'Designed in a square of 20 units with lines of 1.6, in the colour of the text, at 16, 20 or 24 px. They are decorative: the text beside them, or the label of an IconButton, is announced. Press one to copy its name.',
  'theming--playground':
    'Choose the colour and the corners of an academy. Everything on this page follows, also the live screens. The result is a part of the deployment configuration.',
} as const;

/** The texts of the written pages by story, for the search. */
export const chapters: ReadonlyMap<string, { lead: string; points: readonly string[] }> = new Map([
  ...Object.entries(leads).map(([story, lead]) => [story, { lead, points: [] }] as const),
  ...patterns.map(
    ({ title, lead, rules }) =>
      [storyId('Patterns', title.replaceAll(/\W+/g, '-')), { lead, points: rules }] as const,
  ),
  ['foundations--layout', { lead: layoutTexts.lead, points: layoutTexts.rules }],
  ['content--voice', { lead: voiceTexts.lead, points: voiceTexts.rules }],
  ['theming--playground', { lead: leads['theming--playground'], points: brandTexts }],
]);
