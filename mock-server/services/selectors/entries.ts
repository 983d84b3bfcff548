import { foldText } from '#lib/text/foldedText.ts';
import { directoryOf } from '#mock/state/directory/directory.ts';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { TenantRow } from '#mock/state/tables.ts';
import { marksOf } from './findMembers';
import type { Criteria, SelectorField, SelectorKind } from './kinds';
import { kinds } from './kinds';

/** What the selectors need from a call. */
export interface SelectorContext {
  namespace: Namespace;
  tenant: TenantRow;
  say: Messages;
  /** The administrator who calls. */
  userId: string;
}

export type EntryKind = Exclude<SelectorKind, 'members'>;

/** An item of a kind that is small enough to search without an index. */
export interface Entry {
  id: string;
  texts: Partial<Record<SelectorField, string>>;
  /** Distinguishes it from others with the same name. */
  detail: string;
  creatorId?: string;
  /** For departments: place in the tree, and the ancestors. */
  place?: number;
  ancestorIds?: string[];
  isReached: boolean;
}

/** All items of a kind, including those out of reach. */
export function entriesOf(
  kind: EntryKind,
  { namespace: { database }, tenant, say, namespace }: SelectorContext,
): Entry[] {
  switch (kind) {
    case 'departments': {
      const { departments: view } = directoryOf(namespace, tenant);
      return view.departments.flatMap(({ id }, place) =>
        view.isRemoved(place)
          ? []
          : [
              {
                id,
                texts: { name: view.nameOf(place) },
                detail: view.pathOf(place),
                place,
                ancestorIds: view.ancestorIdsOf(place),
                isReached: view.isReached(place),
              },
            ],
      );
    }
    case 'groups':
      return database.rows('groups').map(({ id, name, number, creator, creatorId }) => ({
        id,
        texts: { name, number, creator },
        detail: number,
        creatorId,
        isReached: true,
      }));
    case 'prerequisites':
    case 'roles':
      return database.rows(kind).map(({ id, name, creator, creatorId }) => ({
        id,
        texts: { name, creator },
        detail: creator,
        creatorId,
        isReached: true,
      }));
    case 'visitors':
      return database.rows('visitors').map(({ id, name, mobile }) => ({
        id,
        texts: { name, mobile },
        detail: mobile,
        isReached: true,
      }));
    case 'academies':
      return database.rows('academies').map(({ id, name, type, creator, creatorId }) => ({
        id,
        texts: { name, type: say.academyTypes[type], creator },
        detail: creator,
        creatorId,
        isReached: true,
      }));
  }
}

/**
 * The items that a search finds, on all pages.
 * @param criteria that the kind supports
 */
export function findEntries(
  kind: EntryKind,
  context: SelectorContext,
  { keyword, field = 'all', departmentId, scope, createdByMe }: Criteria,
): Entry[] {
  const searchText = foldText(keyword);
  const columns = field === 'all' ? kinds[kind].columns : [field];
  const marks =
    departmentId === undefined
      ? undefined
      : marksOf(directoryOf(context.namespace, context.tenant).departments, departmentId, scope);
  return entriesOf(kind, context).filter(
    (entry) =>
      entry.isReached
      && (createdByMe !== true || entry.creatorId === context.userId)
      && (!marks || marks[entry.place ?? -1] === 1)
      && (searchText === ''
        || columns.some((column) => foldText(entry.texts[column] ?? '').includes(searchText))),
  );
}
