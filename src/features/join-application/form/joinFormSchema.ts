import { object, string } from 'yup';
import type { TestContext } from 'yup';
import type { PhraseKey } from '#translations/phrases.ts';
import { REASON_LIMIT, reasonProblem } from '#lib/text/joinReason.ts';
import { REAL_NAME_LIMIT, realNameProblem, refusedCharacters } from '#lib/text/realName.ts';
import type { Message } from '#shared/i18n/message.ts';
import type { JoinDraft } from './joinDraft';

/** The values that the user entered, unparsed. */
export type JoinValues = Omit<JoinDraft, 'picture'>;

/** A text whose message is the phrase key of its problem. */
function checked(problemOf: (text: string) => PhraseKey | undefined) {
  return string()
    .ensure()
    .test('checked', (text: string, context: TestContext) => {
      const problem = problemOf(text);
      return problem === undefined || context.createError({ message: problem });
    });
}

/** The rules of specification 5 and D44; messages are phrase keys. */
export const joinFormSchema = object({
  realName: checked(realNameProblem),
  gender: checked((gender) => (gender === '' ? 'join.gender.empty' : undefined)),
  reason: checked(reasonProblem),
});

const LIMITS: Partial<Record<string, number>> = {
  'join.realName.tooLong': REAL_NAME_LIMIT,
  'join.reason.tooLong': REASON_LIMIT,
};

const NAMES_CHARACTERS: readonly string[] = [
  'join.realName.digits',
  'join.realName.characters',
] satisfies PhraseKey[];

/**
 * Formik's errors are the schema's messages, which are phrase keys typed as strings.
 * @param text the value of the field
 */
export function problemMessage(key: string, text: string): Message {
  const phrase = key as PhraseKey;
  if (NAMES_CHARACTERS.includes(key))
    return { phrase, values: { characters: refusedCharacters(text) } };
  const limit = LIMITS[key];
  return { phrase, ...(limit === undefined ? {} : { values: { limit } }) };
}

/**
 * Whether the problem is an empty field (specification 8, 'Please fill in the required fields').
 */
export function isMissing(key: string | undefined): boolean {
  return key?.endsWith('.empty') === true;
}
