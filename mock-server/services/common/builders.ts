import { codes } from '#mock/codes.ts';
import type { EmptyEnvelope } from '#mock/services/operationTypes.ts';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';
import { ok } from './answers';
import type { Causes } from './outcomeTypes';

/** The names of texts without parameters. */
type PlainText = {
  [Key in keyof Messages]: Messages[Key] extends string ? Key : never;
}[keyof Messages];
type Text = PlainText | ((say: Messages, detail?: number) => string);
type Said = { say: Messages };

/** A text is what a user does. */
const causesOf = (causes: Causes | string): Causes =>
  typeof causes === 'string' ? { words: causes } : causes;

/** A refusal with a status that is not 200, for files and for what a user may never do. */
export function refusalWith<Status extends number>(
  status: Status,
  code: string,
  text: Text,
  about: string,
  causes: Causes | string = {},
) {
  const textOf = typeof text === 'function' ? text : (say: Messages) => say[text];
  const body = (message: string): EmptyEnvelope => ({ code, message, data: null });
  return {
    about,
    status,
    code,
    answer: ({ say }: Said, detail?: number) => ({ status, body: body(textOf(say, detail)) }),
    ...causesOf(causes),
  };
}

/** A refusal that the user sees: another code, a text, no data. */
export const refusal = (code: string, text: Text, about: string, causes?: Causes | string) =>
  refusalWith(200, code, text, about, causes);

/** Success with data. */
export function success<Data>(about: string, data: Data, causes: Causes | string = {}) {
  return { about, status: 200, code: codes.ok, answer: () => ok(data), ...causesOf(causes) };
}

export const NO_DATA = success('`data` is null', null);
