type Choice = readonly [
  situation: string,
  name: string,
  /** The component, or the story of another page. */
  page: string,
  /** A screen that shows it. */
  story: string,
  ...cells: string[],
];

interface Choices {
  title: string;
  /** Between the name and the story. */
  columns: readonly string[];
  rows: readonly Choice[];
}

/** What to use, in the order of the questions to ask, by the story of the page. */
export const choices: Readonly<Record<string, Choices>> = {
  'patterns--messages': {
    title: 'Which message',
    columns: ['Message', 'Where', 'Until'],
    rows: [
      [
        'One value is missing or wrong',
        'Field error',
        'TextField',
        'sign-in--code-form--number-refused',
        'Below the field',
        'The value is changed',
      ],
      [
        'Several values of a long form are wrong, or a long form could not be sent',
        'Error summary',
        'ErrorSummary',
        'pages--assign-learning-content--required-missing',
        'Above the form, with the focus',
        'Each value is changed, or the form is sent again',
      ],
      [
        'A call of a dialog or short form failed, or a part of the page failed, is empty or needs a remark',
        'Inline message',
        'InlineMessage',
        'pages--assignments--load-failed',
        'In the place of the content',
        'It is no longer true, for example after its action',
      ],
      [
        'People must decide before it goes on',
        'Question',
        'Modal',
        'pickers--leaving-with-changes',
        'Over the page, which waits',
        'One of its answers, or Escape',
      ],
      [
        'Something is saved or done, and the page stays as it is',
        'Notice',
        'NoticeRegion',
        'components--notice-region--every-tone',
        'At the edge of the window',
        'Some seconds have passed',
      ],
      [
        'Something has happened that belongs to no place',
        'Notice',
        'NoticeRegion',
        'pages--home--session-ended',
        'At the edge of the window',
        'Some seconds have passed; a problem: it is dismissed or a newer notice replaces it',
      ],
    ],
  },

  'patterns--dialogs': {
    title: 'Which dialog',
    columns: ['Use', 'Buttons', 'Escape'],
    rows: [
      [
        'People only need to know something',
        'A message',
        'patterns--messages',
        'pages--assignments--load-failed',
        'None, or one that tries again',
        'Nothing',
      ],
      [
        'Something is lost or agreed to, and the answer decides',
        'A question: Modal as alertdialog',
        'Modal',
        'pickers--leaving-with-changes',
        'The two answers; no close button',
        'The answer that changes nothing',
      ],
      [
        'Content to search, filter or turn pages in: its height would change while people work',
        'WindowModal',
        'Modal',
        'pickers--members',
        'Cancel and OK, always visible',
        'Closes; with changes, it asks first',
      ],
      [
        'One task with an end, of a few fields',
        'Modal',
        'Modal',
        'restoration--dialog--verification',
        'Close, and what the task is',
        'Closes, unless work would be lost',
      ],
      [
        'A form of more than a few fields',
        'A page',
        'pages--join-an-academy--blank',
        'pages--join-an-academy--blank',
        'Those of the page',
        'Nothing',
      ],
      [
        'Long reading, or something that people link to',
        'A page',
        'pages--agreement--shown',
        'pages--agreement--shown',
        'Those of the page',
        'Nothing',
      ],
    ],
  },

  'patterns--forms-and-errors': {
    title: 'Which field',
    columns: ['Field', 'Because'],
    rows: [
      [
        'A name, a number, an address, a code',
        'Text field',
        'TextField',
        'sign-in--code-form--complete',
        'One line; the type of the input gives phones their keyboard',
      ],
      [
        'Sentences',
        'Text area',
        'TextArea',
        'pages--join-an-academy--filled',
        'Grows with the text and counts it',
      ],
      [
        'Yes or no; agreeing',
        'Checkbox',
        'Checkbox',
        'sign-in--code-form--empty',
        'Nothing is sent until the form is',
      ],
      [
        'One of two to four',
        'Radio group',
        'RadioGroup',
        'pages--assign-learning-content--filled',
        'All are visible and can have a hint',
      ],
      [
        'One of five or more',
        'Select',
        'Select',
        'import-of-members--column-asked',
        'The system’s own list, short when closed',
      ],
      [
        'Many rows of a table or a tree',
        'Tick box',
        'TickBox',
        'pickers--members',
        'One column of boxes; the header has the box for all',
      ],
      [
        'Some of thousands',
        'A picker',
        'patterns--choosing-many',
        'pickers--with-selection',
        'People search, and see what they have chosen',
      ],
      [
        'Words to find something',
        'Search field',
        'SearchField',
        'pickers--members',
        'Has the role of a search, and a button that clears it',
      ],
      [
        'A file',
        'File drop',
        'FileDrop',
        'pages--join-an-academy--blank',
        'Says what it accepts; can be dropped or chosen',
      ],
      ['A date', 'None', 'content--voice', 'pickers--members', 'No form asks for a date'],
    ],
  },
};

export const choicesOf = (
  component: string,
): readonly (readonly [story: string, title: string])[] =>
  Object.entries(choices)
    .filter(([, { rows }]) => rows.some(([, , page]) => page === component))
    .map(([story, { title }]) => [story, title]);
