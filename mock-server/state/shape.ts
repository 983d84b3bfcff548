import { isRecord } from '#lib/object/isRecord.ts';
import { readIsoTime } from '#lib/time/isoTime.ts';
import type { components } from '#mock/contract/control.generated.ts';

type Field = components['schemas']['Field'];

/** What a value may be, for forms: everything of a field but its name. */
export type ValueKind = Pick<Field, 'kind' | 'options' | 'fields'>;

/**
 * Checks a value.
 * @param field the name of the value in messages for developers
 * @returns what is wrong, starting with the field's name; undefined if nothing is
 */
export type Shape = ((value: unknown, field: string) => string | undefined) & {
  readonly about: ValueKind;
};

/** A shape for each field of a row; a missing field does not compile. */
export type FieldShapes<Row> = { readonly [Field in keyof Row]-?: Shape };

/** Makes a shape from a check and a description. */
export function shapeOf(
  check: (value: unknown, field: string) => string | undefined,
  about: ValueKind,
): Shape {
  return Object.assign(check, { about });
}

function when(
  holds: (value: unknown) => boolean,
  words: string,
  about: ValueKind = { kind: 'text' },
): Shape {
  return shapeOf((value, field) => (holds(value) ? undefined : `${field} must be ${words}`), about);
}

/** A day that the month does not have is valid in the format, but would become another day. */
function isTime(value: unknown): boolean {
  if (typeof value !== 'string' || readIsoTime(value) === undefined) return false;
  const written = value.slice(0, 'YYYY-MM-DDThh:mm:ss'.length).toUpperCase();
  return new Date(`${written}Z`).toISOString().startsWith(written);
}

/** For a field whose readers accept any value. */
export const anything = shapeOf(() => undefined, { kind: 'any' });

export const text = when((value) => typeof value === 'string', 'a text');
export const flag = when((value) => typeof value === 'boolean', 'true or false', { kind: 'flag' });
export const integer = when(Number.isSafeInteger, 'an integer', { kind: 'number' });
export const count = when(
  (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  'an integer from 0',
  { kind: 'number' },
);
export const positive = when(
  (value) => Number.isSafeInteger(value) && Number(value) > 0,
  'an integer from 1',
  { kind: 'number' },
);
export const time = when(isTime, 'an ISO time, 2030-01-01T00:00:00Z for example', {
  kind: 'time',
});
export const address = when(
  (value) => typeof value === 'string' && URL.canParse(value, 'http://here.invalid'),
  'an address, or a path',
);

/** A text that matches a pattern. */
export function matching(pattern: RegExp): Shape {
  return when(
    (value) => typeof value === 'string' && pattern.test(value),
    `a text like ${pattern.source}`,
  );
}

/** One of these texts. */
export function oneOf(...texts: readonly string[]): Shape {
  return when((value) => texts.some((each) => each === value), `one of ${texts.join(', ')}`, {
    kind: 'choice',
    options: texts.map((each) => ({ value: each, label: each })),
  });
}

/**
 * An integer, usually one of those with a meaning.
 * @param meanings by number
 */
export function numberWith(meanings: Readonly<Record<number, string>>): Shape {
  return when(Number.isSafeInteger, 'an integer', {
    kind: 'choice',
    options: Object.entries(meanings).map(([value, label]) => ({ value: Number(value), label })),
  });
}

/**
 * Some of these texts, joined by `&`.
 * @param meanings by text
 */
export function someOf(meanings: Readonly<Record<string, string>>): Shape {
  const texts = Object.keys(meanings);
  return when(
    (value) => typeof value === 'string' && value.split('&').every((each) => texts.includes(each)),
    `a text like ${texts.slice(0, 2).join('&')}, with some of ${texts.join(', ')}`,
    {
      kind: 'choices',
      options: Object.entries(meanings).map(([value, label]) => ({ value, label })),
    },
  );
}

/** The shape, or undefined. */
export function optional(shape: Shape): Shape {
  const check = (value: unknown, field: string): string | undefined =>
    value === undefined ? undefined : shape(value, field);
  return shapeOf(check, shape.about);
}

/** A list of values of one shape. */
export function listOf(shape: Shape): Shape {
  const check = (value: unknown, field: string): string | undefined => {
    if (!Array.isArray(value)) return `${field} must be a list`;
    for (const [index, item] of value.entries()) {
      const problem = shape(item, `${field}[${index}]`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
  return shapeOf(check, { kind: shape.about.kind === 'text' ? 'texts' : 'any' });
}

/** An object with any keys and values of one shape. */
export function mapOf(shape: Shape): Shape {
  const check = (value: unknown, field: string): string | undefined => {
    if (!isRecord(value) || Array.isArray(value)) return `${field} must be an object`;
    return Object.entries(value)
      .map(([name, each]) => shape(each, `${field}.${name}`))
      .find((problem) => problem !== undefined);
  };
  return shapeOf(check, { kind: 'any' });
}

/** The fields of an object, for forms. */
export function fieldsOf<Row>(fields: FieldShapes<Row>): Field[] {
  return Object.entries<Shape>(fields as Record<string, Shape>).map(([name, shape]) => ({
    name,
    ...shape.about,
    optional: shape(undefined, name) === undefined,
  }));
}

/** An object with exactly these fields. */
export function object<Row>(fields: FieldShapes<Row>): Shape {
  const shapes = new Map(Object.entries<Shape>(fields as Record<string, Shape>));
  const check = (value: unknown, field: string): string | undefined => {
    if (!isRecord(value) || Array.isArray(value))
      return `${field === '' ? 'it' : field} must be an object`;
    const named = (name: string): string => (field === '' ? name : `${field}.${name}`);
    const unknown = Object.keys(value).find((name) => !shapes.has(name));
    if (unknown !== undefined)
      return `${named(unknown)} is not a field; the fields are ${[...shapes.keys()].join(', ')}`;
    return [...shapes]
      .map(([name, shape]) =>
        shape(Object.hasOwn(value, name) ? value[name] : undefined, named(name)),
      )
      .find((problem) => problem !== undefined);
  };
  return shapeOf(check, { kind: 'object', fields: fieldsOf(fields) });
}
