import { boolean, object } from 'yup';
import type { Schema } from 'yup';
import { emptySelection } from '#lib/selection/selection.ts';
import type { Selection } from '#lib/selection/selection.ts';
import type { ChosenAcademy } from '../selection/storedChoices';
import type { BodyOf } from '#shared/api/contract/contractTypes.ts';
import { createDraftStore, validOrNone } from '#shared/session/draftStore.ts';
import { academiesSchema, oneOf, selectionSchema, text } from '../selection/storedChoices';

type Body = Required<BodyOf<'createAssignment'>>;

/**
 * With the management scope, which also applies to the chosen departments and is stored with them
 * (P42).
 */
export type AssignmentValues = Omit<Body, 'academies' | 'selection'>;

export type FormValues = Omit<AssignmentValues, 'managementScope'>;

export interface AssignmentChoices {
  selection: Selection;
  academies: ChosenAcademy[];
}

export interface AssignmentDraft {
  values: AssignmentValues;
  choices: AssignmentChoices;
}

/** What a new form contains, and what a stored draft may contain. */
const fields: {
  [Name in keyof AssignmentValues]: { blank: AssignmentValues[Name]; stored: Schema };
} = {
  content: { blank: '', stored: text() },
  visibility: { blank: 'all', stored: oneOf('all', 'academy', 'areas') },
  certificate: { blank: false, stored: boolean().strict().required() },
  managementScope: { blank: 'below', stored: oneOf('below', 'single') },
};

const perField = <Value>(valueOf: (field: { blank: unknown; stored: Schema }) => Value) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)]));

export const blankDraft = (): AssignmentDraft => ({
  values: perField(({ blank }) => blank) as AssignmentValues,
  choices: { selection: emptySelection(), academies: [] },
});

const draftSchema = object({
  values: object(perField(({ stored }) => stored)),
  choices: object({
    academies: academiesSchema,
    selection: selectionSchema,
  }),
});

const drafts = createDraftStore('assign_draft', blankDraft());
/** The tab stores the form, because signing in reloads the page. */
export const { save: saveDraft, clear: clearDraft, isForeign: isForeignDraft } = drafts;

/** Separate from the draft, which is written with every change. */
const sendings = createDraftStore('assign_sent');

type Place = Parameters<typeof drafts.read>[0];

/**
 * Records that an assignment is being sent. If the page closes before the answer, its outcome is
 * unknown.
 */
export function recordSending(environment: Place): void {
  sendings.save(environment, {});
}

/** Whether this account has sent an assignment with an unknown outcome. */
export function isOutcomeUnknown(environment: Place): boolean {
  return !sendings.isForeign(environment) && sendings.read(environment) !== undefined;
}

/** The outcome is known, or no longer relevant. */
export const clearSending = sendings.clear;

/**
 * The stored draft for this academy, without invalid parts. Call `clearDraft` first for another
 * account's.
 */
export function readDraft(environment: Place): AssignmentDraft | undefined {
  const draft = drafts.read(environment);
  return draft && (validOrNone(draftSchema, draft) as AssignmentDraft | undefined);
}
