import { validateYupSchema, yupToFormErrors } from 'formik';
import { array, mixed, ValidationError } from 'yup';
import type { TestContext } from 'yup';
import type { PhraseKey } from '#translations/phrases.ts';
import { emptySelection, isOverLimit } from '#lib/selection/selection.ts';
import type { Selection } from '#lib/selection/selection.ts';
import type { Problems } from '#shared/form/useSubmitForm.ts';
import type { SelectedAcademy } from '../selection/storedChoices';
import { assignmentFields } from './assignmentFields';
import type { AssignmentValues } from './assignmentFields';
import { isAnythingSelected } from '../selection/selectedSummary';
import type { GoneIds } from './goneChoices';

interface AssignmentInput extends AssignmentValues {
  academies: readonly SelectedAcademy[];
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
const assignmentSchema = assignmentFields.schema.shape({
  academies: array(mixed<SelectedAcademy>().required()).when('visibility', {
    is: 'areas',
    then: (academies) =>
      academies
        .min(1, phrase('assign.academies.empty'))
        .test('gone', phrase('assign.academies.gone'), (areas = [], context) => {
          const deletedIds = new Set(circumstancesOf(context).gone.academies);
          return !areas.some(({ id }) => deletedIds.has(id));
        }),
  }),
  participants: mixed<Selection>()
    .default(emptySelection)
    .test('any', phrase('assign.participants.empty'), isAnythingSelected)
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
  values: AssignmentInput,
  circumstances: Circumstances,
): Problems<AssignmentField> {
  try {
    void validateYupSchema(values, assignmentSchema, true, circumstances);
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return yupToFormErrors<Record<AssignmentField, string>>(error) as Problems<AssignmentField>;
  }
}
