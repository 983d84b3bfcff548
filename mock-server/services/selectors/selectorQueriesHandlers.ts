import type { components } from '#shared/api/contract/types.generated.ts';
import type { Handlers } from '#mock/services/outcomes.ts';
import { directoryOf } from '#mock/state/directory/directory.ts';
import { limits } from '#mock/services/limits.ts';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';
import { findEntries } from './entries';
import type { Entry, EntryKind, SelectorContext } from './entries';
import { findMembers } from './findMembers';
import { departmentItem, memberItem } from './items';
import { hasUnsupportedCriteria } from './kinds';
import type { Criteria, SelectorKind } from './kinds';
import type { Namespace } from '#mock/state/types.ts';
import type { TenantRow, UserRow } from '#mock/state/tables.ts';
import { ok } from '#mock/services/vocabulary.ts';
import { forAdministrators } from '#mock/services/common/forAdministrators.ts';

type Query = components['schemas']['SelectorQuery'];

interface QueryCall {
  namespace: Namespace;
  tenant: TenantRow;
  say: Messages;
  body: Query;
}

/** Collects what a selector needs from a call. */
export function selectorContext(
  { namespace, tenant, say }: Pick<QueryCall, 'namespace' | 'tenant' | 'say'>,
  user: UserRow,
): SelectorContext {
  return { namespace, tenant, say, userId: user.id };
}

/**
 * Returns one page of the results. Pages after the last are empty.
 * @throws {RangeError} for a page or size that the contract forbids, which only arrives without
 * enforcement
 */
export function pageOf<Found, Item>(
  matches: { length: number; slice(from: number, to: number): Iterable<Found> },
  { pageNo, pageSize }: Pick<Query, 'pageNo' | 'pageSize'>,
  toItem: (each: Found) => Item,
) {
  if (!Number.isInteger(pageNo) || pageNo < 1) throw new RangeError(`There is no page ${pageNo}`);
  if (!limits.pageSizes.some((size) => size === pageSize))
    throw new RangeError(`No page has ${pageSize} rows`);
  const from = (pageNo - 1) * pageSize;
  return {
    list: Array.from(matches.slice(from, from + pageSize), toItem),
    total: matches.length,
    pageNo,
    pageSize,
  };
}

/**
 * The search of a call. Empty criteria are ignored; without enforcement, so are null and missing
 * ones.
 */
function criteriaOf(query: Query): Criteria {
  const criteria = Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== '' && value !== null),
  ) as Partial<Query>;
  return { ...criteria, keyword: criteria.keyword ?? '' };
}

function refusalFor(kind: SelectorKind, { body }: QueryCall): 'bad-filter' | undefined {
  return hasUnsupportedCriteria(kind, criteriaOf(body)) ? 'bad-filter' : undefined;
}

function queryEntries<Item>(
  kind: EntryKind,
  call: QueryCall,
  user: UserRow,
  toItem: (entry: Entry) => Item,
) {
  return (
    refusalFor(kind, call)
    ?? ok(
      pageOf(
        findEntries(kind, selectorContext(call, user), criteriaOf(call.body)),
        call.body,
        toItem,
      ),
    )
  );
}

const text = (entry: Entry, column: keyof Entry['texts']): string => entry.texts[column] ?? '';
const nameFields = (entry: Entry) => ({
  id: entry.id,
  name: text(entry, 'name'),
  creator: text(entry, 'creator'),
});
const creatorFields = (entry: Entry, user: UserRow) => ({
  ...nameFields(entry),
  createdByMe: entry.creatorId === user.id,
});

type QueryOperation =
  | 'queryMembers'
  | 'queryDepartments'
  | 'queryGroups'
  | 'queryPrerequisites'
  | 'queryRoles'
  | 'queryVisitors'
  | 'queryAcademies';

export const selectorQueryHandlers: Pick<Handlers, QueryOperation> = {
  queryMembers: forAdministrators<'queryMembers'>((call) => {
    const directory = directoryOf(call.namespace, call.tenant);
    return (
      refusalFor('members', call)
      ?? ok(
        pageOf(findMembers(directory, criteriaOf(call.body)), call.body, (row) =>
          memberItem(directory, row),
        ),
      )
    );
  }),

  queryDepartments: forAdministrators<'queryDepartments'>((call, user) => {
    const directory = directoryOf(call.namespace, call.tenant);
    return queryEntries('departments', call, user, ({ place = -1 }) =>
      departmentItem(directory, place),
    );
  }),

  queryGroups: forAdministrators<'queryGroups'>((call, user) => {
    const counts = new Map(
      call.namespace.database.rows('groups').map(({ id, headCount }) => [id, headCount]),
    );
    return queryEntries('groups', call, user, (entry) => ({
      ...creatorFields(entry, user),
      number: text(entry, 'number'),
      headCount: counts.get(entry.id) ?? 0,
    }));
  }),

  queryPrerequisites: forAdministrators<'queryPrerequisites'>((call, user) =>
    queryEntries('prerequisites', call, user, (entry) => creatorFields(entry, user)),
  ),

  queryRoles: forAdministrators<'queryRoles'>((call, user) =>
    queryEntries('roles', call, user, (entry) => creatorFields(entry, user)),
  ),

  queryVisitors: forAdministrators<'queryVisitors'>((call, user) =>
    queryEntries('visitors', call, user, (entry) => ({
      id: entry.id,
      name: text(entry, 'name'),
      mobile: text(entry, 'mobile'),
    })),
  ),

  queryAcademies: forAdministrators<'queryAcademies'>((call, user) =>
    queryEntries('academies', call, user, (entry) => ({
      ...nameFields(entry),
      type: text(entry, 'type'),
    })),
  ),
};
