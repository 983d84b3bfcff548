import { useReducer, useState } from 'react';
import { object } from 'yup';
import type { Schema } from 'yup';
import { addImport } from '../../selection/editRows';
import { historyOf, withStep, withoutLastStep } from '../../selection/history';
import type { History } from '../../selection/history';
import { inScope, switchedScope } from '#lib/selection/managementScope.ts';
import { sameSelection } from '../../selection/sameSelection';
import { explicitCount, isOverLimit } from '#lib/selection/selection.ts';
import type { DepartmentScope, Selection } from '#lib/selection/selection.ts';
import { useFirstPart, useKeeping } from '#shared/session/dialogDraft.ts';
import { oneOf, selectionSchema } from '../../selection/storedChoices';

type Edit = (selection: Selection) => Selection;

/** What a step can change; undo restores both. */
interface DraftState {
  selection: Selection;
  /** The scope of departments that are ticked from now on. */
  scope: DepartmentScope;
}

const draftSchema: Schema<DraftState> = object({
  selection: selectionSchema,
  scope: oneOf('below', 'single'),
});

interface Draft {
  history: History<DraftState>;
  /**
   * The number of individually chosen members that the last action would have made, if it was
   * refused (D48); 0 otherwise.
   */
  refused: number;
}

type Action =
  | { type: 'edited'; edit: Edit }
  | { type: 'scopeSwitched'; scope: DepartmentScope }
  | { type: 'undone' }
  | { type: 'imported'; importId: string };

const memberGrowth = (before: Selection, after: Selection): number =>
  after.members.included.length - before.members.included.length;

/** The initial selection, and the management scope of the requesting flow. */
export interface DraftStart {
  selection: Selection;
  scope?: DepartmentScope;
}

/**
 * There is one management scope: without one from the requesting flow, the selection's departments
 * determine it.
 */
function firstStep({ selection, scope: start }: DraftStart): DraftState {
  const { departments } = selection;
  const impliedScope =
    departments.length > 0 && departments.every(({ scope }) => scope === 'single')
      ? 'single'
      : 'below';
  const scope = start ?? impliedScope;
  return { selection: inScope(selection, scope), scope };
}

function steppedTo(history: History<DraftState>, next: DraftState): History<DraftState> {
  const { selection, scope } = history.present;
  return withStep(
    history,
    next.selection === selection && next.scope === scope ? history.present : next,
  );
}

function reduce(limit: number, { history, refused }: Draft, action: Action): Draft {
  const { selection, scope } = history.present;
  switch (action.type) {
    case 'edited': {
      const next = action.edit(selection);
      const growth = memberGrowth(selection, next);
      return growth > limit
        ? { history, refused: growth }
        : { history: steppedTo(history, { selection: next, scope }), refused: 0 };
    }
    case 'imported':
      return {
        history: steppedTo(history, { selection: addImport(selection, action.importId), scope }),
        refused: 0,
      };
    case 'scopeSwitched':
      return {
        history: steppedTo(history, {
          selection: switchedScope(selection, action.scope),
          scope: action.scope,
        }),
        refused: 0,
      };
    case 'undone':
      // A refused action changed nothing, so undo only dismisses it.
      return { history: refused > 0 ? history : withoutLastStep(history), refused: 0 };
  }
}

/**
 * The draft of a selection with its undo history. It belongs to the dialog. What the tab
 * kept of it is one undo step.
 */
export function useDraft(start: DraftStart, limit: number) {
  const [first] = useState(() => firstStep(start));
  const savedDraft = useFirstPart('participants', draftSchema);
  const [{ history, refused }, send] = useReducer(
    (draft: Draft, action: Action) => reduce(limit, draft, action),
    { history: savedDraft ? withStep(historyOf(first), savedDraft) : historyOf(first), refused: 0 },
  );
  useKeeping('participants', history.present, first);
  const { selection, scope } = history.present;
  const isTooLarge = isOverLimit(selection, limit);
  return {
    selection,
    scope,
    limit,
    /**
     * The number of individually chosen members, in the refused action or in total, when it exceeds
     * the limit (D48); 0 otherwise.
     */
    tooMany: refused > 0 ? refused : isTooLarge ? explicitCount(selection) : 0,
    /** Whether the selection itself exceeds the limit, so that it cannot be confirmed. */
    isTooLarge,
    isChanged: () => !sameSelection(selection, first.selection),
    canUndo: refused > 0 || history.past.length > 0,
    edit: (edit: Edit) => send({ type: 'edited', edit }),
    fits: (edit: Edit) => memberGrowth(selection, edit(selection)) <= limit,
    /** Switches the scope of departments, also of chosen ones, and clears the groups (P42). */
    switchScope: (next: DepartmentScope) => send({ type: 'scopeSwitched', scope: next }),
    /** Whether switching to a scope would change the selection. */
    isTouchedBy: (next: DepartmentScope) => switchedScope(selection, next) !== selection,
    undo: () => send({ type: 'undone' }),
    addImport: (importId: string) => send({ type: 'imported', importId }),
  };
}
