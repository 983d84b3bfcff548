import { isRecord } from '#lib/object/isRecord.ts';
import { readIsoTime } from '#lib/time/isoTime.ts';

/**
 * Looks a value over.
 * @param field what the value is called in words to a developer
 * @returns what is wrong with it, beginning with its name; undefined when nothing is
 */
export type Shape = (value: unknown, field: string) => string | undefined;

/** A shape for each field of a row; a field without one does not compile. */
export type FieldShapes<Row> = { readonly [Field in keyof Row]-?: Shape };

function when(holds: (value: unknown) => boolean, words: string): Shape {
  return (value, field) => (holds(value) ? undefined : `${field} must be ${words}`);
}

/** A day that the month does not have passes for a time, and becomes another day. */
function isTime(value: unknown): boolean {
  if (typeof value !== 'string' || readIsoTime(value) === undefined) return false;
  const written = value.slice(0, 'YYYY-MM-DDThh:mm:ss'.length).toUpperCase();
  return new Date(`${written}Z`).toISOString().startsWith(written);
}

/** For a field that its readers take as it comes. */
export const anything: Shape = () => undefined;

export const text = when((value) => typeof value === 'string', 'a text');
export const flag = when((value) => typeof value === 'boolean', 'true or false');
export const integer = when(Number.isSafeInteger, 'an integer');
export const count = when(
  (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  'an integer from 0',
);
export const positive = when(
  (value) => Number.isSafeInteger(value) && Number(value) > 0,
  'an integer from 1',
);
export const time = when(isTime, 'an ISO time, 2030-01-01T00:00:00Z for example');
export const address = when(
  (value) => typeof value === 'string' && URL.canParse(value, 'http://here.invalid'),
  'an address, or a path',
);

/** A text of this pattern. */
export function matching(pattern: RegExp): Shape {
  return when(
    (value) => typeof value === 'string' && pattern.test(value),
    `a text like ${pattern.source}`,
  );
}

/** One of these texts. */
export function oneOf(...texts: readonly string[]): Shape {
  return when((value) => texts.some((each) => each === value), `one of ${texts.join(', ')}`);
}

/** The shape, or nothing at all. */
export function optional(shape: Shape): Shape {
  return (value, field) => (value === undefined ? undefined : shape(value, field));
}

/** A list of things of one shape. */
export function listOf(shape: Shape): Shape {
  return (value, field) => {
    if (!Array.isArray(value)) return `${field} must be a list`;
    for (const [index, item] of value.entries()) {
      const problem = shape(item, `${field}[${index}]`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
}

/** Values of one shape under any names. */
export function mapOf(shape: Shape): Shape {
  return (value, field) => {
    if (!isRecord(value) || Array.isArray(value)) return `${field} must be an object`;
    return Object.entries(value)
      .map(([name, each]) => shape(each, `${field}.${name}`))
      .find((problem) => problem !== undefined);
  };
}

/** An object of these fields and no others. */
export function object<Row>(fields: FieldShapes<Row>): Shape {
  const shapes = new Map(Object.entries<Shape>(fields as Record<string, Shape>));
  return (value, field) => {
    if (!isRecord(value) || Array.isArray(value))
      return `${field === '' ? 'it' : field} must be an object`;
    const named = (name: string): string => (field === '' ? name : `${field}.${name}`);
    const unknown = Object.keys(value).find((name) => !shapes.has(name));
    if (unknown !== undefined)
      return `${named(unknown)} is no field; there are ${[...shapes.keys()].join(', ')}`;
    return [...shapes]
      .map(([name, shape]) =>
        shape(Object.hasOwn(value, name) ? value[name] : undefined, named(name)),
      )
      .find((problem) => problem !== undefined);
  };
}
