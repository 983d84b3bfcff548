import { tableFields } from '#mock/state/rowShapes.ts';
import { found } from '../answers';
import type { ControlHandlers } from '../controlTypes';

type State = 'resetNamespace' | 'listTables';

/** Reset of the namespace, and the fields of its tables. */
export const stateHandlers: Pick<ControlHandlers, State> = {
  resetNamespace: ({ namespace, namespaces }) =>
    found({ namespace: namespaces.reset(namespace.name).name }),

  listTables: () => found(tableFields()),
};
