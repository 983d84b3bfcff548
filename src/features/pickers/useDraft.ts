import { useReducer } from 'react';
import { withoutDepartmentsAndGroups } from '../../lib/selection/departmentTree';
import { addImport } from '../../lib/selection/editRows';
import { historyOf, stepped, undone } from '../../lib/selection/history';
import type { History } from '../../lib/selection/history';
import { sameSelection } from '../../lib/selection/sameSelection';
import type { DepartmentScope, Selection } from '../../lib/selection/selection';

type Edit = (selection: Selection) => Selection;

/** What a step can change; undoing gives back both. */
interface Made {
  selection: Selection;
  /** How far a department that is ticked reaches. */
  scope: DepartmentScope;
}

interface Draft {
  history: History<Made>;
  /** How many members the last action wanted to choose one by one, when those were too many (D48); 0 otherwise. */
  refused: number;
}

type Action = { type: 'edited'; edit: Edit } | { type: 'scopeSwitched'; scope: DepartmentScope } | { type: 'undone' } | { type: 'imported'; importId: string };

const added = (before: Selection, after: Selection): number => after.members.included.length - before.members.included.length;

/** What a draft begins with: what is chosen already, and the scope wanted where that says none. */
export interface DraftStart {
  selection: Selection;
  scope?: DepartmentScope;
}

/** The scope that a selection was made in: single level only when no rule reaches further. */
function scopeOf({ selection: { departments }, scope: wanted = 'below' }: DraftStart): DepartmentScope {
  if (departments.length === 0) return wanted;
  return departments.every(({ scope }) => scope === 'single') ? 'single' : 'below';
}

function steppedTo(history: History<Made>, next: Made): History<Made> {
  const { selection, scope } = history.present;
  return stepped(history, next.selection === selection && next.scope === scope ? history.present : next);
}

function reduce(limit: number, { history, refused }: Draft, action: Action): Draft {
  const { selection, scope } = history.present;
  switch (action.type) {
    case 'edited': {
      const next = action.edit(selection);
      const growth = added(selection, next);
      return growth > limit ? { history, refused: growth } : { history: steppedTo(history, { selection: next, scope }), refused: 0 };
    }
    case 'imported':
      return { history: steppedTo(history, { selection: addImport(selection, action.importId), scope }), refused: 0 };
    case 'scopeSwitched':
      return { history: steppedTo(history, { selection: withoutDepartmentsAndGroups(selection), scope: action.scope }), refused: 0 };
    case 'undone':
      // A refused action changed nothing: taking it back leaves the step before it as it is.
      return { history: refused > 0 ? history : undone(history), refused: 0 };
  }
}

/**
 * The selection that is being made, with its way back. It lives with the dialog: what is dismissed is gone.
 * @param limit the most members that one action may choose one by one (D48)
 */
export function useDraft(start: DraftStart, limit: number) {
  const [{ history, refused }, send] = useReducer(
    (draft: Draft, action: Action) => reduce(limit, draft, action),
    { history: historyOf({ selection: start.selection, scope: scopeOf(start) }), refused: 0 },
  );
  const { selection, scope } = history.present;
  return {
    selection,
    scope,
    refused,
    isChanged: () => !sameSelection(selection, start.selection),
    canUndo: refused > 0 || history.past.length > 0,
    edit: (edit: Edit) => send({ type: 'edited', edit }),
    /** Whether an edit will be taken. */
    fits: (edit: Edit) => added(selection, edit(selection)) <= limit,
    /** Switches how far departments reach, which clears departments and groups (specification 4). */
    switchScope: (next: DepartmentScope) => send({ type: 'scopeSwitched', scope: next }),
    /** Whether switching the scope would lose something. */
    scopeHolds: withoutDepartmentsAndGroups(selection) !== selection,
    undo: () => send({ type: 'undone' }),
    addImport: (importId: string) => send({ type: 'imported', importId }),
  };
}
