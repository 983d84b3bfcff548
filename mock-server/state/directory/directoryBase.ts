import { foldText } from '#lib/text/foldedText.ts';
import { makeDepartments } from './departmentBase';
import type { DepartmentBase } from './departmentBase';
import { MEMBER_COUNT, memberCounts, memberTexts, memberTextsOf } from './memberBase';
import { hash } from './hash';
import { buildTextIndex } from './textIndex';
import type { TextIndex } from './textIndex';

/** `departed` members have left; they are not listed. */
export const memberStates = ['active', 'disabled', 'departed'] as const;
export type MemberState = (typeof memberStates)[number];

/** Means "no second department". */
export const NOWHERE = 0xffff;

/**
 * The members and departments that every namespace starts with. They are shared and therefore never
 * changed.
 */
export interface DirectoryBase extends DepartmentBase {
  seed: number;
  /** Places of each member's departments; `second` is `NOWHERE` for most. */
  first: Uint16Array;
  second: Uint16Array;
  /** Indexes in `memberStates`. */
  states: Uint8Array;
  /**
   * The members' texts in the columns of `memberTexts`. Built on first use in about 0.2 s, then
   * kept.
   */
  texts(): TextIndex;
  /** Builds the texts while the mock is idle, so that the first search does not wait. */
  prepareTexts(): void;
}

/** The number of departments that the administrator manages, by the tenant's `directory`. */
const departmentCounts = { standard: 300, large: 5001 } as const;
export type DirectorySize = keyof typeof departmentCounts;

/** About 10 ms of work. */
const ROWS_AT_ONCE = 3000;

function isDisabled(seed: number, row: number): boolean {
  return row === 2 || (row > 7 && hash(seed, row, 30) % 50 === 0);
}

function stateAt(seed: number, row: number): MemberState {
  const isDeparted =
    row >= memberCounts.listed && row < memberCounts.listed + memberCounts.departed;
  if (isDeparted) return 'departed';
  return isDisabled(seed, row) ? 'disabled' : 'active';
}

function make(seed: number, size: DirectorySize): DirectoryBase {
  const headCount = departmentCounts[size];
  const base = makeDepartments(seed, headCount);
  const partners = base.departments.length - headCount;
  const first = new Uint16Array(MEMBER_COUNT);
  const second = new Uint16Array(MEMBER_COUNT).fill(NOWHERE);
  const states = new Uint8Array(MEMBER_COUNT);
  for (let row = 0; row < MEMBER_COUNT; row += 1) {
    const isPartner = row >= memberCounts.listed + memberCounts.departed;
    const home = isPartner
      ? headCount + (hash(seed, row, 31) % partners)
      : hash(seed, row, 31) % headCount;
    first[row] = home;
    const other = hash(seed, row, 33) % headCount;
    const isInTwo = row === 0 || hash(seed, row, 32) % 12 === 0;
    if (!isPartner && isInTwo && other !== home) second[row] = other;
    states[row] = memberStates.indexOf(stateAt(seed, row));
  }
  let texts: TextIndex | undefined;
  let isPreparing = false;
  const foldedTexts = (row: number): string[] => {
    const member = memberTextsOf(seed, row);
    // Except for names, all texts are plain letters and digits, so they need no folding.
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

const cache = new Map<string, DirectoryBase>();

/**
 * The base for a seed and size. Built on first use, then shared by all namespaces of the process.
 */
export function directoryBase(seed: number, size: DirectorySize): DirectoryBase {
  const key = `${seed} ${size}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const base = make(seed, size);
  cache.set(key, base);
  return base;
}
