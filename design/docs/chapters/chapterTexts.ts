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
    'Check a new text in Pseudo: +40 % and in Arabic before it is translated.',
  ],
} as const;
