import { putBack, stateOf } from '#mock/state/namespaceState.ts';
import type { Namespace } from '#mock/state/namespaces.ts';
import { found, refused } from '../answers';
import type { ControlHandlers } from '../controlTypes';

type State =
  'resetNamespace' | 'listSnapshots' | 'saveSnapshot' | 'removeSnapshot' | 'restoreSnapshot';

function tell({ events, snapshots }: Namespace): void {
  events.publish('snapshots', snapshots.list());
}

/** Snapshots and reset of the namespace. */
export const stateHandlers: Pick<ControlHandlers, State> = {
  resetNamespace: ({ space, spaces }) => found({ namespace: spaces.reset(space.name).name }),

  listSnapshots: ({ space }) => found(space.snapshots.list()),

  saveSnapshot({ body, space }) {
    space.snapshots.save(body.name, stateOf(space), new Date().toISOString());
    tell(space);
    return { status: 201, body: space.snapshots.list() };
  },

  removeSnapshot({ path, space }) {
    if (!space.snapshots.remove(path.name))
      return refused(404, `There is no snapshot "${path.name}"`);
    tell(space);
    return found(space.snapshots.list());
  },

  restoreSnapshot({ path, space }) {
    const state = space.snapshots.find(path.name);
    if (!state) return refused(404, `There is no snapshot "${path.name}"`);
    putBack(space, state);
    space.events.publish('reset', { namespace: space.name });
    return found({ restored: path.name });
  },
};
