import { en_US as phrases } from '../../../translations/en_US';
import type { Rule } from '../PointList';

/** How a task is solved everywhere in the product. */
export interface Pattern {
  title: string;
  lead: string;
  rules: readonly Rule[];
  /** Stories of screens that show it. */
  screens: readonly string[];
}

export const formsAndErrors: Pattern = {
  title: 'Forms and errors',
  lead: 'People fill in what is needed, in one column, and learn what is missing when they send it.',
  rules: [
    {
      text: 'One column. Labels above the fields, always visible. Mark what is required in words.',
      story: 'pages--join-an-academy--blank',
    },
    {
      text: `The primary button of the sign-in form looks dimmed while something is missing, but a press explains what: “${phrases['signIn.fillPhoneAndCode']}”.`,
      story: 'sign-in--code-form--empty',
    },
    {
      text: 'Check all fields when people send the form, not while they write and not when they leave a field. Changing a wrong field takes its error away.',
      story: 'pages--join-an-academy--required-missing',
    },
    {
      text: `An error says how to correct the value, as “${phrases['join.realName.empty']}”. It is below the field, which describes it, and color is not its only sign.`,
      story: 'pages--join-an-academy--rules-broken',
    },
    {
      text: 'After a refused submission, move the focus to the first wrong field; in forms longer than a screen, to an ErrorSummary.',
      story: 'pages--assign-learning-content--required-missing',
    },
    {
      text: 'Keep everything that was written, also after an error of the service or a lost session.',
      story: 'pages--join-an-academy--send-unreachable',
    },
    {
      text: `Allow paste, password managers and automatic filling. Exception: the code field blocks paste, copy and cut, because the specification asks for it, and says so: “${phrases['signIn.clipboardBlocked']}”`,
    },
  ],
  screens: [
    'pages--join-an-academy--required-missing',
    'pages--join-an-academy--reason-too-long',
    'sign-in--code-form--number-refused',
  ],
};

export const emptyLoadingFailed: Pattern = {
  title: 'Empty, loading, failed',
  lead: 'Every part that waits for a service has four looks: content, empty, loading and failed.',
  rules: [
    {
      text: 'Loading: a Skeleton in the size of the content, so that nothing jumps. A Spinner only for one small part.',
      story: 'pages--join-an-academy--loading',
    },
    {
      text: 'Empty: say what would be here. Empty is not an error.',
      story: 'pages--assignments--empty',
    },
    {
      text: 'Failed: say what could not be loaded, and offer to try again in the same place. Keep the rest of the page usable.',
      story: 'pages--assignments--load-failed',
    },
    {
      text: 'If one part fails, the others stay: an unknown number is left out and said to be unknown.',
      story: 'pickers--head-count-unknown',
    },
  ],
  screens: [
    'pages--join-an-academy--loading',
    'pages--assignments--empty',
    'pages--assignments--load-failed',
    'sign-in--qr-code--no-connection',
  ],
};

export const confirmation: Pattern = {
  title: 'Confirmation',
  lead: 'A question comes before something is lost or agreed to, and only then.',
  rules: [
    {
      text: `The title is the question, as “${phrases['pickers.discardTitle']}”, or the request. The text says what happens.`,
      story: 'pickers--leaving-with-changes',
    },
    {
      text: `“${phrases['common.ok']}” does what the title asks, “${phrases['common.cancel']}” changes nothing. All questions have these two answers, so that people know their places.`,
      story: 'pages--assign-learning-content--scope-question',
    },
    {
      text: 'The dialog is an alertdialog: Escape cancels, and the focus returns to where it came from.',
      story: 'sign-in--getting-a-code--agreement-asked',
    },
    {
      text: 'The question about the agreements cannot be answered in its first half second, because a key pressed for something else must not agree.',
      story: 'sign-in--signing-in--agreement-asked',
    },
  ],
  screens: [
    'pickers--leaving-with-changes',
    'pages--assign-learning-content--scope-question',
    'sign-in--signing-in--agreement-asked',
  ],
};

export const choosingMany: Pattern = {
  title: 'Choosing many',
  lead: 'Administrators choose among 100,000 members without losing sight of what they have chosen.',
  rules: [
    {
      text: 'The choice is kept while people search, filter, turn pages and change tabs, and it is always listed.',
      story: 'pickers--with-selection',
    },
    {
      text: 'A box is ticked, empty or has a dash: all, none or some below it are chosen.',
      story: 'pickers--departments',
    },
    {
      text: 'What is chosen through a department cannot be removed alone; its box is locked and says why.',
      story: 'pickers--with-selection',
    },
    {
      text: 'For lists from elsewhere, offer to paste or to import, and say what was not found.',
      story: 'pickers--batch-results',
    },
    {
      text: 'Long lists render only the rows in view, but keyboard and screen reader reach all of them.',
      story: 'pickers--departments-truncated',
    },
  ],
  screens: ['pickers--academies', 'pickers--departments', 'pickers--batch-results'],
};

export const patterns: readonly Pattern[] = [
  formsAndErrors,
  confirmation,
  emptyLoadingFailed,
  choosingMany,
];
