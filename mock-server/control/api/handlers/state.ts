import { restoreState, stateOf } from '#mock/state/namespaceState.ts';
import { tableFields } from '#mock/state/rowShapes.ts';
import type { Namespace } from '#mock/state/types.ts';
import { found, refused } from '../answers';
import type { ControlHandlers } from '../controlTypes';

type State =
  | 'getReset'
  | 'resetNamespace'
  | 'undoReset'
  | 'listTables'
  | 'listSnapshots'
  | 'saveSnapshot'
  | 'removeSnapshot'
  | 'restoreSnapshot';

function tell({ events, snapshots }: Namespace): void {
  events.publish('snapshots', snapshots.list());
}

/** Snapshots and reset of the namespace, and the fields of its tables. */
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

  listSnapshots: ({ namespace }) => found(namespace.snapshots.list()),

  saveSnapshot({ body, namespace }) {
    namespace.snapshots.save(body.name, stateOf(namespace), new Date().toISOString());
    tell(namespace);
    return { status: 201, body: namespace.snapshots.list() };
  },

  removeSnapshot({ path, namespace }) {
    if (!namespace.snapshots.remove(path.name))
      return refused(404, `There is no snapshot "${path.name}"`);
    tell(namespace);
    return found(namespace.snapshots.list());
  },

  restoreSnapshot({ path, namespace }) {
    const state = namespace.snapshots.find(path.name);
    if (!state) return refused(404, `There is no snapshot "${path.name}"`);
    restoreState(namespace, state);
    namespace.events.publish('reset', { namespace: namespace.name });
    return found({ restored: path.name });
  },
};
