import { validateYupSchema, yupToFormErrors } from 'formik';
import { array, mixed, object, string, ValidationError } from 'yup';
import type { TestContext } from 'yup';
import type { PhraseKey } from '#translations/phrases.ts';
import { isBlank } from '#lib/text/characters.ts';
import { emptySelection, isOverLimit } from '#lib/selection/selection.ts';
import type { Selection } from '#lib/selection/selection.ts';
import type { Problems } from '#shared/form/useSubmitForm.ts';
import type { Message } from '#shared/i18n/message.ts';
import type { ChosenAcademy } from '../selection/storedChoices';
import type { FormValues } from './assignmentDraft';
import { isAnythingChosen } from '../selection/chosenSummary';
import type { GoneIds } from './goneChoices';

/** The maximum length of the content in the contract, in characters. */
const CONTENT_LIMIT = 200;

interface AssignmentInput extends Pick<FormValues, 'content' | 'visibility'> {
  academies: readonly ChosenAcademy[];
  participants: Selection;
}

interface Circumstances {
  gone: GoneIds;
  /** Number of people in the selection; null while unknown. */
  headCount: number | null;
  /** The maximum number of individually chosen members (D48). */
  selectionLimit: number;
}

const circumstancesOf = ({ options }: TestContext) => options.context as Circumstances;
const phrase = (key: PhraseKey) => key;

/** What an assignment needs (contract `AssignmentRequest`, D48); messages are phrase keys. */
const assignmentSchema = object({
  content: string()
    .transform((text: string) => (isBlank(text) ? '' : text.trim()))
    .required(phrase('assign.content.empty'))
    // Counts code points, unlike `max`.
    .matches(new RegExp(`^.{0,${CONTENT_LIMIT}}$`, 'su'), phrase('assign.content.tooLong')),
  academies: array(mixed<ChosenAcademy>().required()).when('visibility', {
    is: 'areas' satisfies FormValues['visibility'],
    then: (academies) =>
      academies
        .min(1, phrase('assign.academies.empty'))
        .test('gone', phrase('assign.academies.gone'), (chosen = [], context) => {
          const gone = new Set(circumstancesOf(context).gone.academies);
          return !chosen.some(({ id }) => gone.has(id));
        }),
  }),
  participants: mixed<Selection>()
    .default(emptySelection)
    .test('any', phrase('assign.participants.empty'), isAnythingChosen)
    .test(
      'limit',
      phrase('assign.participants.tooMany'),
      (selection, context) => !isOverLimit(selection, circumstancesOf(context).selectionLimit),
    )
    .test(
      'anybody',
      phrase('assign.participants.nobody'),
      (_selection, context) => circumstancesOf(context).headCount !== 0,
    ),
});

export type AssignmentField = keyof typeof assignmentSchema.fields;

/** In the order of the form. */
export const ASSIGNMENT_FIELDS = Object.keys(assignmentSchema.fields) as AssignmentField[];

export function assignmentProblems(
  judged: AssignmentInput,
  circumstances: Circumstances,
): Problems<AssignmentField> {
  try {
    void validateYupSchema(judged, assignmentSchema, true, circumstances);
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return yupToFormErrors<Record<AssignmentField, string>>(error) as Problems<AssignmentField>;
  }
}

export function problemMessage(key: PhraseKey): Message {
  return {
    phrase: key,
    ...(key === 'assign.content.tooLong' ? { values: { limit: CONTENT_LIMIT } } : {}),
  };
}
