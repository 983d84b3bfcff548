import fc from 'fast-check';
import wrongTypes from '../../cases/wrongTypes.json';

/** The path from an answer to one of its parts; empty for the answer itself. */
type Path = readonly string[];

/** A part of an answer and a value for it that violates the contract. `absent` removes the part. */
export interface Spoil {
  at: Path;
  put: { value: unknown } | 'absent';
}

/**
 * Other values that a service may send by mistake. None contains a word that a page must never
 * show.
 */
const WRONG: readonly unknown[] = [
  ...wrongTypes.map(({ value }) => value),
  false,
  0,
  -1,
  0.5,
  1e308,
  '',
  ' \u200b',
  'x'.repeat(5000),
  ['x'],
  [null],
  [{}],
  { a: [{ b: null }] },
  { toString: 1, valueOf: 2, length: -1, then: true },
  '2026-13-45T99:99:99Z',
];

/** The paths of all parts of an answer, and of the answer itself. */
function partsOf(answer: unknown, at: Path = []): Path[] {
  if (typeof answer !== 'object' || answer === null) return [at];
  return [at, ...Object.entries(answer).flatMap(([name, part]) => partsOf(part, [...at, name]))];
}

/** A random part of an answer with a random wrong value. */
export function spoilOf(answer: unknown): fc.Arbitrary<Spoil> {
  const put = fc.oneof(
    { arbitrary: fc.constantFrom(...WRONG).map((value) => ({ value })), weight: 9 },
    fc.constant('absent' as const),
  );
  return fc.record({ at: fc.constantFrom(...partsOf(answer)), put });
}

/** The answer with one part replaced. */
export function spoilt(answer: unknown, { at, put }: Spoil): unknown {
  const [name, ...rest] = at;
  if (name === undefined) return put === 'absent' ? {} : put.value;
  const holder = structuredClone(answer) as Record<string, unknown>;
  if (rest.length > 0) holder[name] = spoilt(holder[name], { at: rest, put });
  else if (put !== 'absent') holder[name] = put.value;
  else if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else Reflect.deleteProperty(holder, name);
  return holder;
}
