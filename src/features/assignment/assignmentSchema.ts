import { object, string, ValidationError } from 'yup';
import type { TestContext } from 'yup';
import type { PhraseKey } from '#translations/phrases.ts';
import { isBlank } from '#lib/text/characters.ts';
import { isOverLimit } from '#lib/selection/selection.ts';
import type { Message } from '#shared/i18n/message.ts';
import type { Choices, FormValues } from './assignmentDraft';
import { isAnythingChosen } from './chosenSummary';
import type { GoneIds } from './goneChoices';

/** The maximum length of the content in the contract, in characters. */
const CONTENT_LIMIT = 200;

/** The validated data: the form's fields, the choices from dialogs, and the service's count. */
export interface Judged extends Pick<FormValues, 'content' | 'visibility'>, Choices {
  gone: GoneIds;
  /** Number of people in the selection; null while unknown. */
  headCount: number | null;
  /** The maximum number of individually chosen members (D48). */
  selectionLimit: number;
}

export type AssignmentField = 'content' | 'academies' | 'participants';

function contentProblem({ content }: Judged): PhraseKey | undefined {
  if (isBlank(content)) return 'assign.content.empty';
  return Array.from(content.trim()).length > CONTENT_LIMIT ? 'assign.content.tooLong' : undefined;
}

function academiesProblem({ visibility, academies, gone }: Judged): PhraseKey | undefined {
  if (visibility !== 'areas') return undefined;
  if (academies.length === 0) return 'assign.academies.empty';
  const goneIds = new Set(gone.academies);
  return academies.some(({ id }) => goneIds.has(id)) ? 'assign.academies.gone' : undefined;
}

function participantsProblem({
  selection,
  headCount,
  selectionLimit,
}: Judged): PhraseKey | undefined {
  if (!isAnythingChosen(selection)) return 'assign.participants.empty';
  if (isOverLimit(selection, selectionLimit)) return 'assign.participants.tooMany';
  return headCount === 0 ? 'assign.participants.nobody' : undefined;
}

/** A field whose message is the phrase key of its problem. */
function field(problemOf: (judged: Judged) => PhraseKey | undefined) {
  return string().test('judged', (_value, { options, createError }: TestContext) => {
    const problem = problemOf(options.context as Judged);
    return problem === undefined || createError({ message: problem });
  });
}

/** What an assignment needs (contract `AssignmentRequest`, D48); messages are phrase keys. */
const assignmentSchema = object({
  content: field(contentProblem),
  academies: field(academiesProblem),
  participants: field(participantsProblem),
} satisfies Record<AssignmentField, unknown>);

export type AssignmentProblems = Partial<Record<AssignmentField, string>>;

/** The problems of an assignment by field, in the format of Formik's errors. */
export function assignmentProblems(judged: Judged): AssignmentProblems {
  try {
    assignmentSchema.validateSync({}, { abortEarly: false, context: judged });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

/** Formik's errors are the schema's messages, which are phrase keys typed as strings. */
export function problemMessage(key: string): Message {
  return {
    phrase: key as PhraseKey,
    ...(key === 'assign.content.tooLong' ? { values: { limit: CONTENT_LIMIT } } : {}),
  };
}
