import { useReducer } from 'react';
import { addImport } from '../../lib/selection/editRows';
import { historyOf, stepped, undone } from '../../lib/selection/history';
import type { History } from '../../lib/selection/history';
import type { Selection } from '../../lib/selection/selection';

type Edit = (selection: Selection) => Selection;

interface Draft {
  history: History<Selection>;
  /** How many members the last action wanted to choose one by one, when those were too many (D48); 0 otherwise. */
  refused: number;
}

type Action = { type: 'edited'; edit: Edit } | { type: 'undone' } | { type: 'imported'; importId: string };

const added = (before: Selection, after: Selection): number => after.members.included.length - before.members.included.length;

function reduce(limit: number, { history, refused }: Draft, action: Action): Draft {
  switch (action.type) {
    case 'edited': {
      const next = action.edit(history.present);
      const growth = added(history.present, next);
      return growth > limit ? { history, refused: growth } : { history: stepped(history, next), refused: 0 };
    }
    case 'imported':
      return { history: stepped(history, addImport(history.present, action.importId)), refused: 0 };
    case 'undone':
      // A refused action changed nothing: taking it back leaves the step before it as it is.
      return { history: refused > 0 ? history : undone(history), refused: 0 };
  }
}

/**
 * The selection that is being made, with its way back. It lives with the dialog: what is dismissed is gone.
 * @param limit the most members that one action may choose one by one (D48)
 */
export function useDraft(start: Selection, limit: number) {
  const [{ history, refused }, send] = useReducer(
    (draft: Draft, action: Action) => reduce(limit, draft, action),
    { history: historyOf(start), refused: 0 },
  );
  return {
    selection: history.present,
    refused,
    isChanged: history.present !== start,
    canUndo: refused > 0 || history.past.length > 0,
    edit: (edit: Edit) => send({ type: 'edited', edit }),
    /** Whether an edit will be taken. */
    fits: (edit: Edit) => added(history.present, edit(history.present)) <= limit,
    undo: () => send({ type: 'undone' }),
    addImport: (importId: string) => send({ type: 'imported', importId }),
  };
}
