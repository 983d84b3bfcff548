import { codes } from '#mock/codes.ts';
import { forbidden, refuse } from './answers';
import type { EmptyEnvelope } from '#mock/services/operationTypes.ts';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';
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
 * data.
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

/**
 * An outcome that answers 403 "No permission".
 * @param words what a user does for it
 */
export function forbidding(about: string, words: string) {
  return {
    about,
    status: 403,
    code: codes.noPermission,
    answer: ({ say }: { say: Messages }) => forbidden(say),
    also: { words },
  };
}
