import { explicitCount, isOverLimit } from '#lib/selection/selection.ts';
import type { Handlers } from '#mock/services/outcomes.ts';
import { directoryOf } from '#mock/state/directory/directory.ts';
import { limits } from '#mock/services/limits.ts';
import { treeItem } from './items';
import { canLookUp, lookUp, resolveIds } from './lookUp';
import { headsOf, membershipsOf } from './peopleSource';
import { ok } from '#mock/services/vocabulary.ts';
import { forAdministrators } from '#mock/services/common/forAdministrators.ts';
import { selectorContext } from './selectorQueriesHandlers';

type SelectorOperation =
  | 'batchQuerySelector'
  | 'getDepartmentTree'
  | 'getDepartmentChildren'
  | 'resolveSelector'
  | 'summariseSelection'
  | 'getIndirectMembership';

export const selectorHandlers: Pick<Handlers, SelectorOperation> = {
  batchQuerySelector: forAdministrators<'batchQuerySelector'>((call, user) => {
    const {
      path: { kind },
      body: { tokens },
    } = call;
    // Without enforcement the column may be missing, empty or null.
    const field = call.body.field || 'all';
    if (!canLookUp(kind, field)) return 'bad-filter';
    return ok({ results: lookUp(kind, selectorContext(call, user), tokens, field) });
  }),

  getDepartmentTree: forAdministrators<'getDepartmentTree'>(({ namespace, tenant }) => {
    const directory = directoryOf(namespace, tenant);
    const { listed, departments } = directory.departments;
    const isTruncated = listed.length > limits.treeDepartments;
    const visibleDepartments = isTruncated
      ? listed.filter((place) => (departments[place]?.parent ?? -1) < 0)
      : listed;
    return ok({
      list: visibleDepartments.map((place) => treeItem(directory, place)),
      truncated: isTruncated,
      total: listed.length,
    });
  }),

  getDepartmentChildren: forAdministrators<'getDepartmentChildren'>(
    ({ namespace, tenant, query: { parentId } }) => {
      const directory = directoryOf(namespace, tenant);
      const { listed, departments, places, isListed } = directory.departments;
      const parent = parentId === undefined || parentId === '' ? -1 : places.get(parentId);
      if (parent === undefined || (parent >= 0 && !isListed(parent))) return 'gone';
      return ok({
        list: listed
          .filter((place) => departments[place]?.parent === parent)
          .map((place) => treeItem(directory, place)),
      });
    },
  ),

  resolveSelector: forAdministrators<'resolveSelector'>((call, user) =>
    ok(resolveIds(call.body.kind, selectorContext(call, user), call.body.ids)),
  ),

  getIndirectMembership: forAdministrators<'getIndirectMembership'>((call, user) => {
    const names = (kind: 'groups' | 'prerequisites' | 'roles') =>
      call.namespace.database.rows(kind);
    const list = membershipsOf(call.body.selection, call.body.ids, selectorContext(call, user)).map(
      (membership) => ({
        ...membership,
        label:
          membership.kind === 'imports'
            ? ''
            : (names(membership.kind).find(({ id }) => id === membership.sourceId)?.name ?? ''),
      }),
    );
    return ok({ list });
  }),

  summariseSelection: forAdministrators<'summariseSelection'>((call, user) => {
    const { selection } = call.body;
    const { members, visitors, total } = headsOf(selection, selectorContext(call, user));
    const limit = limits.explicitMembers;
    return ok({
      headCount: total,
      members,
      visitors,
      explicit: explicitCount(selection),
      limit,
      overLimit: isOverLimit(selection, limit),
    });
  }),
};
