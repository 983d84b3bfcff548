/** How a task is solved everywhere in the product. */
export interface Pattern {
  title: string;
  lead: string;
  rules: readonly string[];
  /** Stories of screens that show it. */
  screens: readonly string[];
  /** Names of components that it uses. */
  components: readonly string[];
}

export const formsAndErrors: Pattern = {
  title: 'Forms and errors',
  lead: 'People fill in what is needed, in one column, and hear at once what is missing.',
  rules: [
    'One column. Labels above the fields, always visible. Mark what is required in words.',
    'The primary button looks dimmed while something is missing, but a press explains what.',
    'Check a field when people leave it or send the form, not while they write. A wrong field becomes right as soon as its value is.',
    'An error says how to correct the value. It is below the field, which describes it, and colour is not its only sign.',
    'After a refused submission, move the focus to the first wrong field; in forms longer than a screen, to an ErrorSummary.',
    'Keep everything that was written, also after an error of the service or a lost session.',
    'Allow paste, password managers and automatic filling. Accept spaces and hyphens in numbers.',
  ],
  screens: [
    'pages--join-an-academy--required-missing',
    'pages--join-an-academy--reason-too-long',
    'sign-in--code-form--number-refused',
  ],
  components: ['TextField', 'TextArea', 'Checkbox', 'RadioGroup', 'ErrorSummary', 'Button'],
};

export const signIn: Pattern = {
  title: 'Sign-in',
  lead: 'One dialog for all ways into the academy, with the likeliest first.',
  rules: [
    'Offer only the ways that the academy allows, and mark the one that was used last.',
    'Get code stays in the field and counts down; nothing else is blocked meanwhile.',
    'Signing in and registering are the same step: unknown numbers register.',
    'Agreement comes before anything is sent. If the box is not ticked, a question offers to tick it and to go on.',
    'Say where the code went, and offer help when it does not arrive.',
    'A failure keeps the form as it is and names the next step.',
  ],
  screens: [
    'sign-in--code-form--empty',
    'sign-in--getting-a-code--agreement-asked',
    'sign-in--qr-code--showing',
    'sign-in--other-ways--everything',
  ],
  components: ['Modal', 'TextField', 'Checkbox', 'Button', 'Link'],
};

export const emptyLoadingFailed: Pattern = {
  title: 'Empty, loading, failed',
  lead: 'Every part that waits for a service has four looks: content, empty, loading and failed.',
  rules: [
    'Loading: a Skeleton in the size of the content, so that nothing jumps. A Spinner only for one small part.',
    'Empty: say what would be here and how to get it. Empty is not an error.',
    'Failed: say what could not be loaded, and offer to try again in the same place. Keep the rest of the page usable.',
    'Never show both an old result and an error without saying which one is old.',
    'Announce the end of loading only if people wait for it.',
  ],
  screens: [
    'pages--join-an-academy--loading',
    'pages--assignments--empty',
    'pages--assignments--load-failed',
    'sign-in--qr-code--no-connection',
  ],
  components: ['Skeleton', 'Spinner', 'InlineMessage', 'Button'],
};

export const confirmation: Pattern = {
  title: 'Confirmation',
  lead: 'A question comes before what cannot be undone, and only then.',
  rules: [
    'Ask only if something is lost or leaves the academy. Otherwise act, and offer to undo.',
    'The title is the question, the primary button repeats its verb, Cancel changes nothing.',
    'The dialog is an alertdialog: Escape cancels, the focus returns to the button that opened it.',
    'Name what is affected, and how many.',
    'Afterwards a notice says that it is done.',
  ],
  screens: [
    'components--modal--question',
    'sign-in--signing-in--agreement-asked',
    'restoration--dialog--notice',
  ],
  components: ['Modal', 'NoticeRegion', 'Button'],
};

export const choosingMany: Pattern = {
  title: 'Choosing many',
  lead: 'Administrators choose among 100,000 members without losing sight of what they have chosen.',
  rules: [
    'The choice is kept while people search, filter, turn pages and change tabs, and it is always listed beside them.',
    'A tick in the header chooses this page; a second step offers all results, with their number.',
    'A box is ticked, empty or has a dash: all, none or some below it are chosen.',
    'What is chosen through a department cannot be removed alone; its box is locked and says why.',
    'Long lists render only the rows in view, but keyboard and screen reader reach all of them.',
    'For lists from elsewhere, offer to paste or to import, and say what was not found.',
  ],
  screens: ['pickers--academies', 'pickers--departments', 'pickers--batch-results'],
  components: ['Table', 'TickBox', 'Tree', 'Pagination', 'SearchField', 'Tabs'],
};

export const patterns: readonly Pattern[] = [
  formsAndErrors,
  signIn,
  emptyLoadingFailed,
  confirmation,
  choosingMany,
];
