import { restoreState, stateOf } from '#mock/state/namespaceState.ts';
import type { Namespace } from '#mock/state/types.ts';
import { found, refused } from '../answers';
import type { ControlHandlers } from '../controlTypes';

type State =
  'resetNamespace' | 'listSnapshots' | 'saveSnapshot' | 'removeSnapshot' | 'restoreSnapshot';

function tell({ events, snapshots }: Namespace): void {
  events.publish('snapshots', snapshots.list());
}

/** Snapshots and reset of the namespace. */
export const stateHandlers: Pick<ControlHandlers, State> = {
  resetNamespace: ({ namespace, namespaces }) =>
    found({ namespace: namespaces.reset(namespace.name).name }),

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
