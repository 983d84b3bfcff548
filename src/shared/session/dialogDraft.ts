import { useEffect, useState } from 'react';
import type { Schema } from 'yup';
import { isRecord } from '#lib/object/isRecord.ts';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { createDraftStore, validOrNone } from './draftStore';
import type { DraftStorage } from './draftStore';

/**
 * What is chosen or typed in the open dialogs of a page, by part. The tab keeps it for the account:
 * after a reload, Back and Forward, or a new sign-in the dialogs open as they were. The draft ends
 * when the user answers the dialog, logs out, or signs in to another account.
 */
const drafts = createDraftStore<{ parts: Record<string, unknown> }>('dialog_draft', { parts: {} });

function partsIn(environment: DraftStorage): Record<string, unknown> {
  const parts = drafts.isForeign(environment) ? undefined : drafts.read(environment)?.['parts'];
  return isRecord(parts) ? parts : {};
}

/** For dialogs that the user answered, and drafts of another account. */
export const clearDialogDraft = drafts.clear;

/** A part without its unknown fields; undefined when it is missing or invalid. */
export function readDialogPart<Value>(
  environment: DraftStorage,
  part: string,
  schema: Schema<Value>,
): Value | undefined {
  const value = partsIn(environment)[part];
  return value === undefined ? undefined : validOrNone(schema, value);
}

/** @param value undefined removes the part */
export function saveDialogPart(environment: DraftStorage, part: string, value: unknown): void {
  const { [part]: _, ...parts } = partsIn(environment);
  drafts.save(environment, { parts: value === undefined ? parts : { ...parts, [part]: value } });
}

/**
 * Keeps a state as part of the draft.
 * @param blank the state with which nothing is lost
 */
export function useKeeping<Value>(part: string, value: Value, blank: Value): void {
  const environment = useEnvironment();
  useEffect(
    () => saveDialogPart(environment, part, value === blank ? undefined : value),
    [environment, part, value, blank],
  );
}

/** A part of the draft, as it was when the component was first rendered. */
export function useFirstPart<Value>(part: string, schema: Schema<Value>): Value | undefined {
  const environment = useEnvironment();
  const [first] = useState(() => readDialogPart(environment, part, schema));
  return first;
}

/**
 * A state that is a part of the draft.
 * @param blank a constant
 */
export function useKept<Value>(part: string, schema: Schema<Value>, blank: Value) {
  const first = useFirstPart(part, schema);
  const state = useState(first ?? blank);
  useKeeping(part, state[0], blank);
  return state;
}
