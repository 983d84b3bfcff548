import { isRecord } from '#lib/object/isRecord.ts';
import { readIsoTime } from '#lib/time/isoTime.ts';

/**
 * Checks a value.
 * @param field the name of the value in messages for developers
 * @returns what is wrong, starting with the field's name; undefined if nothing is
 */
export type Shape = (value: unknown, field: string) => string | undefined;

/** A shape for each field of a row; a missing field does not compile. */
export type FieldShapes<Row> = { readonly [Field in keyof Row]-?: Shape };

function when(holds: (value: unknown) => boolean, words: string): Shape {
  return (value, field) => (holds(value) ? undefined : `${field} must be ${words}`);
}

/** A day that the month does not have is valid in the format, but would become another day. */
function isTime(value: unknown): boolean {
  if (typeof value !== 'string' || readIsoTime(value) === undefined) return false;
  const text = value.slice(0, 'YYYY-MM-DDThh:mm:ss'.length).toUpperCase();
  return new Date(`${text}Z`).toISOString().startsWith(text);
}

/** For a field whose readers accept any value. */
export const anything: Shape = () => undefined;

export const text = when((value) => typeof value === 'string', 'a text');
export const flag = when((value) => typeof value === 'boolean', 'true or false');
export const integer = when(Number.isSafeInteger, 'an integer');
export const time = when(isTime, 'an ISO time, 2030-01-01T00:00:00Z for example');
export const address = when(
  (value) => typeof value === 'string' && URL.canParse(value, 'http://here.invalid'),
  'an address, or a path',
);

/** An integer in a range, both ends included. */
export function range(low: number, high = Infinity): Shape {
  const holds = (value: unknown): boolean =>
    Number.isSafeInteger(value) && Number(value) >= low && Number(value) <= high;
  return when(holds, `an integer from ${low}${high === Infinity ? '' : ` to ${high}`}`);
}

/** A text that matches a pattern. */
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

/** The shape, or undefined. */
export function optional(shape: Shape): Shape {
  return (value, field) => (value === undefined ? undefined : shape(value, field));
}

/** A list of values of one shape. */
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

/** An object with any keys and values of one shape. */
export function mapOf(shape: Shape): Shape {
  return (value, field) => {
    if (!isRecord(value) || Array.isArray(value)) return `${field} must be an object`;
    return Object.entries(value)
      .map(([name, each]) => shape(each, `${field}.${name}`))
      .find((problem) => problem !== undefined);
  };
}

/** An object with exactly these fields. */
export function object<Row>(fields: FieldShapes<Row>): Shape {
  const shapes = new Map(Object.entries<Shape>(fields as Record<string, Shape>));
  return (value, field) => {
    if (!isRecord(value) || Array.isArray(value))
      return `${field === '' ? 'it' : field} must be an object`;
    const fieldPath = (name: string): string => (field === '' ? name : `${field}.${name}`);
    const unknown = Object.keys(value).find((name) => !shapes.has(name));
    if (unknown !== undefined)
      return `${fieldPath(unknown)} is not a field; the fields are ${[...shapes.keys()].join(', ')}`;
    return [...shapes]
      .map(([name, shape]) =>
        shape(Object.hasOwn(value, name) ? value[name] : undefined, fieldPath(name)),
      )
      .find((problem) => problem !== undefined);
  };
}
