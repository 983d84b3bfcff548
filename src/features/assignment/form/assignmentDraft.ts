import { object } from 'yup';
import type { Schema } from 'yup';
import { isRecord } from '#lib/object/isRecord.ts';
import { emptySelection } from '#lib/selection/selection.ts';
import type { DepartmentScope, Selection } from '#lib/selection/selection.ts';
import type { SelectedAcademy } from '../selection/storedChoices';
import { createDraftStore, validOrNone } from '#shared/session/draftStore.ts';
import { academiesSchema, oneOf, selectionSchema } from '../selection/storedChoices';
import { assignmentFields } from './assignmentFields';
import type { AssignmentValues } from './assignmentFields';
import type { DraftStorage } from '#shared/session/draftStore.ts';

/** What the dialogs and the management scope add, which also applies to departments (P42). */
export interface AssignmentChoices {
  selection: Selection;
  scope: DepartmentScope;
  academies: SelectedAcademy[];
}

export interface AssignmentDraft {
  values: AssignmentValues;
  choices: AssignmentChoices;
}

export const blankDraft = (): AssignmentDraft => ({
  values: assignmentFields.read({}),
  choices: { selection: emptySelection(), scope: 'below', academies: [] },
});

const choicesSchema = object({
  selection: selectionSchema.required(),
  scope: oneOf('below', 'single'),
  academies: academiesSchema.required(),
}) as Schema<AssignmentChoices>;

const drafts = createDraftStore('assign_draft', blankDraft());
/** The tab stores the form, because signing in reloads the page. */
export const { save: saveDraft, clear: clearDraft, isForeign: isForeignDraft } = drafts;

/** Separate from the draft, which is written with every change. */
const sendings = createDraftStore('assign_sent');

/**
 * Records that an assignment is being sent. If the page closes before the answer, its result is
 * unknown.
 */
export function recordSending(environment: DraftStorage): void {
  sendings.save(environment, {});
}

/** Whether this account has sent an assignment with an unknown result. */
export function isResultUnknown(environment: DraftStorage): boolean {
  return !sendings.isForeign(environment) && sendings.read(environment) !== undefined;
}

/** The result is known, or no longer relevant. */
export const clearSending = sendings.clear;

/**
 * The stored draft for this academy, a new one without it or its invalid parts. Call `clearDraft`
 * first for another account's.
 */
export function readDraft(environment: DraftStorage): AssignmentDraft {
  const draft = drafts.read(environment);
  return {
    values: assignmentFields.read(isRecord(draft?.['values']) ? draft['values'] : {}),
    choices: validOrNone(choicesSchema, draft?.['choices']) ?? blankDraft().choices,
  };
}
