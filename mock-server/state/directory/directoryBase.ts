import { foldText } from '#lib/text/foldedText.ts';
import { makeDepartments } from '#mock/state/directory/departmentBase.ts';
import type { DepartmentBase } from '#mock/state/directory/departmentBase.ts';
import {
  MEMBER_COUNT,
  memberCounts,
  memberTexts,
  memberTextsOf,
} from '#mock/state/directory/memberBase.ts';
import { mix } from '#mock/state/directory/mix.ts';
import { buildTextIndex } from '#mock/state/directory/textIndex.ts';
import type { TextIndex } from '#mock/state/directory/textIndex.ts';

/** `departed` people have left; nobody lists them. */
export const memberStates = ['active', 'disabled', 'departed'] as const;
export type MemberState = (typeof memberStates)[number];

/** Stands for no second department. */
export const NOWHERE = 0xffff;

/** People and departments that every namespace begins with; shared, hence never changed. */
export interface DirectoryBase extends DepartmentBase {
  seed: number;
  /** Places of each member's departments; `second` is `NOWHERE` for most. */
  first: Uint16Array;
  second: Uint16Array;
  /** Places in `memberStates`. */
  states: Uint8Array;
  /** The texts of the members in the columns of `memberTexts`; made at first use, in some 0.2 s, and kept. */
  texts(): TextIndex;
  /** Makes the texts while nobody asks for anything, so that the first search need not wait. */
  prepareTexts(): void;
}

/** How many departments the administrator manages, by the tenant's `directory`. */
const departmentCounts = { standard: 300, large: 5001 } as const;
export type DirectorySize = keyof typeof departmentCounts;

/** Some 10 ms of work. */
const ROWS_AT_ONCE = 3000;

function isDisabled(seed: number, row: number): boolean {
  return row === 2 || (row > 7 && mix(seed, row, 30) % 50 === 0);
}

function stateAt(seed: number, row: number): MemberState {
  const isDeparted =
    row >= memberCounts.listed && row < memberCounts.listed + memberCounts.departed;
  if (isDeparted) return 'departed';
  return isDisabled(seed, row) ? 'disabled' : 'active';
}

function make(seed: number, size: DirectorySize): DirectoryBase {
  const managed = departmentCounts[size];
  const base = makeDepartments(seed, managed);
  const partners = base.departments.length - managed;
  const first = new Uint16Array(MEMBER_COUNT);
  const second = new Uint16Array(MEMBER_COUNT).fill(NOWHERE);
  const states = new Uint8Array(MEMBER_COUNT);
  for (let row = 0; row < MEMBER_COUNT; row += 1) {
    const isPartner = row >= memberCounts.listed + memberCounts.departed;
    const home = isPartner
      ? managed + (mix(seed, row, 31) % partners)
      : mix(seed, row, 31) % managed;
    first[row] = home;
    const other = mix(seed, row, 33) % managed;
    const isInTwo = row === 0 || mix(seed, row, 32) % 12 === 0;
    if (!isPartner && isInTwo && other !== home) second[row] = other;
    states[row] = memberStates.indexOf(stateAt(seed, row));
  }
  let texts: TextIndex | undefined;
  let isPreparing = false;
  const foldedTexts = (row: number): string[] => {
    const member = memberTextsOf(seed, row);
    // All but the names are plain letters and digits already.
    return memberTexts.map((column) =>
      column === 'name' || column === 'nickName'
        ? foldText(member[column])
        : member[column].toLowerCase(),
    );
  };
  const builder = buildTextIndex(MEMBER_COUNT, memberTexts.length, foldedTexts);
  const prepare = (): void => {
    if (!texts && !builder.add(ROWS_AT_ONCE)) setImmediate(prepare);
  };
  return {
    ...base,
    seed,
    first,
    second,
    states,
    texts: () => (texts ??= builder.finish()),
    prepareTexts() {
      if (isPreparing) return;
      isPreparing = true;
      setImmediate(prepare);
    },
  };
}

const made = new Map<string, DirectoryBase>();

/** The base of that seed and size; made at first use, then the same for every namespace of the process. */
export function directoryBase(seed: number, size: DirectorySize): DirectoryBase {
  const key = `${seed} ${size}`;
  const known = made.get(key);
  if (known) return known;
  const base = make(seed, size);
  made.set(key, base);
  return base;
}
