import { en_US as phrases } from '../../../translations/en_US';
import type { Rule } from '../PointList';

export const patterns = {
  'patterns--forms-and-errors': [
    [
      `While something is missing, the primary button of the sign-in form looks dimmed, but a press shows at the field what to do: “${phrases['mobile.empty.check']}”.`,
      'sign-in--code-form--empty',
    ],
    [
      'Check all fields when people send the form, not while they write and not when they leave a field. Changing a wrong field takes its error away. Exceptions: a file is checked when it is chosen, and a counter shows at once that a text is too long.',
      'pages--join-an-academy--required-missing',
    ],
    [
      `An error is below the field and describes it: “${phrases['join.realName.empty']}”.`,
      'pages--join-an-academy--rules-broken',
    ],
    [
      'After a refused submission, move the focus to the first wrong field; in forms longer than a screen, to an ErrorSummary.',
      'pages--assign-learning-content--required-missing',
    ],
    [
      'Keep everything that was written, also after an error of the service or a lost session.',
      'pages--join-an-academy--send-unreachable',
    ],
    [
      `Allow paste, password managers and automatic filling. Exception: the code field blocks paste, copy and cut, because the specification asks for it, and says so: “${phrases['signIn.clipboardBlocked']}”`,
    ],
  ],

  'patterns--empty-loading-failed': [
    ['Loading: a Skeleton in the size of the content.', 'pages--join-an-academy--loading'],
    [
      'Failed: say what could not be loaded, and offer to try again in the same place. Keep the rest of the page.',
      'pages--assignments--load-failed',
    ],
  ],

  'patterns--dialogs': [
    [
      `The title of a question says what happens or what is asked for, as “${phrases['pickers.discardTitle']}”, never “Are you sure?”.`,
      'pickers--leaving-with-changes',
    ],
    [
      'A press beside a dialog does nothing. When it closes, the focus returns to where it came from.',
      'sign-in--getting-a-code--agreement-asked',
    ],
    [
      'The question about the agreements cannot be answered at once, because a key pressed for something else must not agree.',
      'sign-in--signing-in--agreement-asked',
    ],
  ],

  'patterns--choosing-many': [
    [
      'The choice is kept while people search, filter, turn pages and change tabs, and it is always listed.',
      'pickers--with-selection',
    ],
    [
      'A box is ticked, empty or has a dash: all, none or some below it are chosen.',
      'pickers--departments',
    ],
    [
      'What is chosen through a department cannot be removed alone; its box is locked and says why.',
      'pickers--with-selection',
    ],
    [
      'For lists from elsewhere, offer to paste or to import, and say what was not found.',
      'pickers--batch-results',
    ],
    [
      'Long lists render only the rows in view, but keyboard and screen reader reach all of them.',
      'pickers--departments-truncated',
    ],
  ],
} satisfies Readonly<Record<string, readonly Rule[]>>;
