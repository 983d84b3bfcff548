import { refuse } from './answers';
import type { EmptyEnvelope } from '#mock/contract/operationTypes.ts';
import type { Messages } from '#mock/texts/messages/messages.ts';
import type { AlsoBy } from './scenarioTypes';

/** The names of texts without parameters. */
type PlainText = {
  [Key in keyof Messages]: Messages[Key] extends string ? Key : never;
}[keyof Messages];

interface Refusing {
  about: string;
  status: 200;
  code: string;
  answer(call: { say: Messages }): { status: 200; body: EmptyEnvelope };
  also?: AlsoBy;
}

/**
 * A scenario for any operation that answers with an envelope: HTTP 200, another code, a text, no
 * data (D20).
 */
export function refusing(
  about: string,
  code: string,
  text: PlainText | ((say: Messages) => string),
  also?: AlsoBy,
): Refusing {
  const textOf = typeof text === 'function' ? text : (say: Messages) => say[text];
  return {
    about,
    status: 200,
    code,
    answer: ({ say }) => refuse(code, textOf(say)),
    ...(also && { also }),
  };
}
