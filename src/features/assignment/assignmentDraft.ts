import { array, boolean, object, string, ValidationError } from 'yup';
import { emptySelection } from '#lib/selection/selection.ts';
import type { DepartmentScope, Selection } from '#lib/selection/selection.ts';
import type { ChosenAcademy } from '#shared/selecting/selectingSlice.ts';
import { keptDraft } from '#shared/session/keptDraft.ts';
import { ASSIGNMENT_DRAFT_KEY, ASSIGNMENT_SENT_KEY } from '#shared/storage/keys.ts';

/** What stands in the form's own fields. */
export interface FormValues {
  content: string;
  visibility: 'all' | 'academy' | 'areas';
  certificate: boolean;
}

/** With the management scope, which is the chosen departments' as well and lives with them (P42). */
export interface AssignmentValues extends FormValues {
  managementScope: DepartmentScope;
}

/** What was chosen through dialogs. */
export interface Choices {
  selection: Selection;
  academies: ChosenAcademy[];
}

export interface AssignmentDraft {
  values: AssignmentValues;
  choices: Choices;
}

/** The form before anything is filled in or chosen. */
export function blankDraft(): AssignmentDraft {
  return {
    values: { content: '', visibility: 'all', certificate: false, managementScope: 'below' },
    choices: { selection: emptySelection(), academies: [] },
  };
}

const text = () => string().strict().defined();
const id = () => string().strict().required();
const ids = () => array(id()).required();
const oneOf = <Name extends string>(...names: Name[]) =>
  string<Name>().strict().oneOf(names).required();

/** The shape of the contract's `Selection`, read leniently: an unknown field goes, so that the service takes the rest. */
const draftSchema = object({
  values: object({
    content: text(),
    visibility: oneOf('all', 'academy', 'areas'),
    certificate: boolean().strict().required(),
    managementScope: oneOf('below', 'single'),
  }),
  choices: object({
    academies: array(object({ id: id(), name: text() })).required(),
    selection: object({
      members: object({ included: ids(), excluded: ids() }),
      departments: array(
        object({
          departmentId: id(),
          scope: oneOf('below', 'single'),
          effect: oneOf('include', 'exclude'),
        }),
      ).required(),
      queries: array(
        object({
          kind: oneOf('members', 'groups', 'prerequisites', 'roles', 'visitors'),
          criteria: object({
            keyword: text(),
            field: string().strict(),
            departmentId: string().strict(),
            scope: string().strict().oneOf(['below', 'single']),
            createdByMe: boolean().strict(),
          }),
          except: ids(),
        }),
      ).required(),
      groups: ids(),
      prerequisites: ids(),
      roles: ids(),
      visitors: ids(),
      imports: ids(),
      locked: array(
        object({
          kind: oneOf('members', 'departments', 'groups', 'prerequisites', 'roles', 'visitors'),
          id: id(),
        }),
      ).required(),
    }),
  }),
});

const kept = keptDraft(ASSIGNMENT_DRAFT_KEY);
/** Beside the draft, which is written anew with every change. */
const sent = keptDraft(ASSIGNMENT_SENT_KEY);

type Place = Parameters<typeof kept.keep>[0];

/** Removes what this tab has kept of an assignment. */
export const forgetDraft = kept.forget;

/** Notes that an assignment is on its way: a page that ends before its answer leaves open whether it was made. */
export function noteSent(environment: Place): void {
  sent.keep(environment, {});
}

/** Whether this account has sent an assignment of which nobody knows what became. */
export function isSentInTheOpen(environment: Place): boolean {
  return !sent.isForeign(environment) && sent.recall(environment) !== undefined;
}

/** What became of the assignment is known, or nobody is to ask any more. */
export const forgetSent = sent.forget;

/** Whether what is kept is another account's than the one's that is signed in now. */
export const isForeignDraft = kept.isForeign;

/** Keeps, for the tab, what was filled in and chosen; signing in loads the page anew (D12). */
export function keepDraft(environment: Place, draft: AssignmentDraft): void {
  if (JSON.stringify(draft) === JSON.stringify(blankDraft())) forgetDraft(environment);
  else kept.keep(environment, draft);
}

/** What an earlier page kept for this academy, nothing unreadable. Another account's is to be forgotten before. */
export function recallDraft(environment: Place): AssignmentDraft | undefined {
  const draft = kept.recall(environment);
  if (draft === undefined) return undefined;
  try {
    return draftSchema.validateSync(draft, { stripUnknown: true }) as AssignmentDraft;
  } catch (error) {
    if (error instanceof ValidationError) return undefined;
    throw error;
  }
}
