import { foldText } from '../../src/lib/foldedText';
import { memberStates, NOWHERE } from './directoryBase';
import type { DirectoryBase, MemberState } from './directoryBase';
import type { DepartmentView } from './departmentView';
import type { MemberChangeRow } from './directoryTables';
import { MEMBER_COUNT, memberId, memberRowOf, memberTexts, memberTextsOf } from './memberBase';
import type { MemberText } from './memberBase';

/** The members as one academy of one namespace has them. Rows count from 0; added members come last. */
export interface PeopleView {
  count: number;
  idOf(row: number): string;
  /** Undefined for an unknown id and for a removed member. */
  rowOf(id: string): number | undefined;
  textsOf(row: number): Record<MemberText, string>;
  stateOf(row: number): MemberState;
  /** The member's departments that exist. */
  placesOf(row: number): number[];
  /** Whether one of the member's departments that exist is marked. @param marks one for each place */
  isAnyIn(row: number, marks: Uint8Array): boolean;
  isRemoved(row: number): boolean;
  /** In no department at all, or in one that the administrator manages. */
  isReached(row: number): boolean;
  /** What lists show: reached, and neither removed nor departed. */
  isListed(row: number): boolean;
  /** Who can take part: listed and active. */
  isEligible(row: number): boolean;
  /** Marks who has the keyword in the column, or in any. @param keyword folded, not empty */
  mark(keyword: string, column: MemberText | undefined, flags: Uint8Array): void;
  /** Calls back for every text of the column, or of any, that is one of the wanted folded texts. */
  findEqual(wanted: ReadonlySet<string>, column: MemberText | undefined, found: (text: string, row: number) => void): void;
}

const [REMOVED, REACHED, LISTED, ELIGIBLE] = [1, 2, 4, 8];

function resized<Numbers extends Uint8Array | Uint16Array>(numbers: Numbers, count: number): Numbers {
  const copy = new (numbers.constructor as new (length: number) => Numbers)(count);
  copy.set(numbers);
  return copy;
}

const blank = Object.fromEntries(memberTexts.map((column) => [column, ''])) as Record<MemberText, string>;

/** Looks at the members of the base through the changes of a namespace. Without changes nothing of the base is copied. */
export function viewPeople(base: DirectoryBase, changes: readonly MemberChangeRow[], departments: DepartmentView): PeopleView {
  const addedIds = changes.map(({ id }) => id).filter((id) => memberRowOf(id) === undefined);
  const added = new Map(addedIds.map((id, index) => [id, MEMBER_COUNT + index]));
  const anyRowOf = (id: string): number | undefined => memberRowOf(id) ?? added.get(id);
  const changed = new Map(changes.map((change) => [anyRowOf(change.id) ?? -1, change]));
  const count = MEMBER_COUNT + added.size;
  const isChanged = changes.length > 0;
  const [first, second, states] = isChanged
    ? [resized(base.first, count), resized(base.second, count), resized(base.states, count)]
    : [base.first, base.second, base.states];
  for (const [row, { state, departmentIds }] of changed) {
    if (state !== undefined) states[row] = Math.max(0, memberStates.indexOf(state));
    if (departmentIds === undefined && row < MEMBER_COUNT) continue;
    const places = (departmentIds ?? []).flatMap((id) => departments.places.get(id) ?? []);
    first[row] = places[0] ?? NOWHERE;
    second[row] = places[1] ?? NOWHERE;
  }
  const exists = (place: number | undefined): place is number => place !== undefined && place !== NOWHERE && !departments.isRemoved(place);
  const placesOf = (row: number): number[] => [first[row], second[row]].filter(exists);

  const flags = new Uint8Array(count);
  for (let row = 0; row < count; row += 1) {
    const [home, other] = [first[row], second[row]];
    const isReached = (exists(home) && departments.isReached(home)) || (exists(other) && departments.isReached(other)) || (!exists(home) && !exists(other));
    const state = memberStates[states[row] ?? 0];
    const isListed = isReached && state !== 'departed';
    flags[row] = (isReached ? REACHED : 0) | (isListed ? LISTED : 0) | (isListed && state === 'active' ? ELIGIBLE : 0);
  }
  for (const [row, { removed }] of changed) if (removed === true) flags[row] = REMOVED;
  const is = (flag: number) => (row: number): boolean => ((flags[row] ?? REMOVED) & flag) !== 0;
  const isRemoved = is(REMOVED);

  const textsOf = (row: number): Record<MemberText, string> => {
    const own = row < MEMBER_COUNT ? memberTextsOf(base.seed, row) : blank;
    const change = changed.get(row);
    return change === undefined ? own : Object.assign({ ...own }, Object.fromEntries(memberTexts.flatMap((column) => {
      const text = change[column];
      return text === undefined ? [] : [[column, text]];
    })));
  };
  const foldedOf = (row: number, column: MemberText | undefined): string[] => {
    const texts = textsOf(row);
    return (column === undefined ? memberTexts : [column]).map((each) => foldText(texts[each]));
  };
  const placeOf = (column: MemberText | undefined): number | undefined => (column === undefined ? undefined : memberTexts.indexOf(column));

  return {
    count,
    idOf: (row) => (row < MEMBER_COUNT ? memberId(row) : addedIds[row - MEMBER_COUNT] ?? ''),
    rowOf(id) {
      const row = anyRowOf(id);
      return row === undefined || isRemoved(row) ? undefined : row;
    },
    textsOf,
    stateOf: (row) => memberStates[states[row] ?? 0] ?? 'active',
    placesOf,
    isAnyIn(row, marks) {
      const [home, other] = [first[row], second[row]];
      return (exists(home) && marks[home] === 1) || (exists(other) && marks[other] === 1);
    },
    isRemoved,
    isReached: is(REACHED),
    isListed: is(LISTED),
    isEligible: is(ELIGIBLE),
    mark(keyword, column, marked) {
      base.texts().mark(keyword, placeOf(column), marked);
      for (const row of changed.keys()) marked[row] = Number(foldedOf(row, column).some((text) => text.includes(keyword)));
    },
    findEqual(wanted, column, found) {
      base.texts().findEqual(wanted, placeOf(column), (text, row) => {
        if (!changed.has(row)) found(text, row);
      });
      for (const row of changed.keys()) for (const text of foldedOf(row, column)) if (wanted.has(text)) found(text, row);
    },
  };
}
