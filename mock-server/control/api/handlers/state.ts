import { tableFields } from '#mock/state/rowShapes.ts';
import { found, refused } from '../answers';
import type { ControlHandlers } from '../controlTypes';

type State = 'getReset' | 'resetNamespace' | 'undoReset' | 'listTables';

/** Reset of the namespace, and the fields of its tables. */
export const stateHandlers: Pick<ControlHandlers, State> = {
  resetNamespace: ({ namespace, namespaces }) =>
    found({ namespace: namespaces.reset(namespace.name).name }),

  getReset: ({ namespace: { name }, namespaces }) =>
    found({ namespace: name, undo: namespaces.canUndoReset(name) }),

  undoReset: ({ namespace: { name }, namespaces }) =>
    namespaces.undoReset(name)
      ? found({ namespace: name, undo: false })
      : refused(409, 'There is no reset to undo'),

  listTables: () => found(tableFields()),
};
