import { foldText } from '#lib/text/foldedText.ts';
import { directoryOf } from '#mock/state/directory/directory.ts';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { TenantRow } from '#mock/state/tables.ts';
import { marksOf } from './findMembers';
import type { Criteria, SelectorField, SelectorKind } from './kinds';
import { kinds } from './kinds';

/** What a selector works with. */
export interface SelectorRoom {
  space: Namespace;
  tenant: TenantRow;
  say: Messages;
  /** The administrator who asks. */
  userId: string;
}

export type EntryKind = Exclude<SelectorKind, 'members'>;

/** One thing of a kind that is small enough to be looked through as it is. */
export interface Entry {
  id: string;
  texts: Partial<Record<SelectorField, string>>;
  /** What tells it from others of the same name. */
  detail: string;
  creatorId?: string;
  /** Place in the tree, of departments, and what lies above. */
  place?: number;
  ancestorIds?: string[];
  isReached: boolean;
}

/** All that there is of a kind, out of reach included. */
export function entriesOf(
  kind: EntryKind,
  { space: { database }, tenant, say, space }: SelectorRoom,
): Entry[] {
  switch (kind) {
    case 'departments': {
      const { departments: view } = directoryOf(space, tenant);
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

/** The things that a search finds, on all its pages. @param criteria that the kind can answer */
export function findEntries(
  kind: EntryKind,
  room: SelectorRoom,
  { keyword, field = 'all', departmentId, scope, createdByMe }: Criteria,
): Entry[] {
  const folded = foldText(keyword);
  const columns = field === 'all' ? kinds[kind].columns : [field];
  const marks =
    departmentId === undefined
      ? undefined
      : marksOf(directoryOf(room.space, room.tenant).departments, departmentId, scope);
  return entriesOf(kind, room).filter(
    (entry) =>
      entry.isReached
      && (createdByMe !== true || entry.creatorId === room.userId)
      && (!marks || marks[entry.place ?? -1] === 1)
      && (folded === ''
        || columns.some((column) => foldText(entry.texts[column] ?? '').includes(folded))),
  );
}
