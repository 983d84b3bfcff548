import { formsOf, withoutParameters } from './localeRules';

/** A text of more than a few words may be this many times as long as the English one. */
const RATIO = 2.2;
const SHORT_TEXT = 12;

/**
 * Places with little space, and how many columns a text may take. A Chinese character takes two.
 * The first match wins.
 */
const KINDS: readonly { kind: string; keys: RegExp; columns: number }[] = [
  {
    kind: 'a button inside a field',
    keys: /^signIn\.(?:getCode|resendIn|getCodeAgain)$/,
    columns: 22,
  },
  { kind: 'a tab', keys: /^pickers\.tab\./, columns: 24 },
  {
    kind: 'a button',
    keys: /^(?:common\.(?:ok|cancel|close|retry)|pickers\.(?:clear|undo|batchAdd|batchFind)|slider\.(?:verify|newPicture|moveLeft|moveRight)|restore\.(?:continue|verify)|qr\.(?:back|cancel|refresh|clickToRefresh)|order\.(?:now|ok)|assign\.submit|header\.log(?:In|Out)|memberImport\.(?:import|cancel|choose|template|report|again)|join\.(?:submit|applyAgain|picture\.(?:choose|cancel|remove)))$/,
    columns: 32,
  },
  {
    kind: 'a badge',
    keys: /^(?:pickers\.(?:disabled|gone|without)|assign\.(?:gone|required)|thirdParty\.lastUsed|memberImport\.status\.|join\.(?:required|optional))/,
    columns: 24,
  },
  {
    kind: 'a column',
    keys: /^(?:pickers\.column\.|memberImport\.(?:details\.(?:row|account|reason)|figure\.))/,
    columns: 26,
  },
  {
    kind: 'a way to sign in',
    keys: /^thirdParty\.(?:enterprise|w3|uniportal|provider)$/,
    columns: 28,
  },
];

function columnsOf(text: string): number {
  return [...text].reduce(
    (sum, character) =>
      sum
      + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/.test(character)
        ? 2
        : 1),
    0,
  );
}

/**
 * Checks whether one form of a text is too long for its place, or compared with the English text.
 */
export function lengthProblems(key: string, form: string, english: string): string[] {
  const problems: string[] = [];
  const place = KINDS.find(({ keys }) => keys.test(key));
  const columns = columnsOf(withoutParameters(form.replace('%{seconds}', '59')));
  if (place && columns > place.columns)
    problems.push(`takes ${columns} columns; ${place.kind} may take ${place.columns}`);
  const measure = Math.max(...formsOf(english).map((one) => withoutParameters(one).length));
  const length = withoutParameters(form).length;
  if (measure > SHORT_TEXT && length > measure * RATIO)
    problems.push(`is ${length} characters long, over ${RATIO} times the English ${measure}`);
  return problems;
}
