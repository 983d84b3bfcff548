import { resolve } from '#mock/contract/document.ts';
import type { OpenApiDocument, SchemaObject } from '#mock/contract/document.ts';

/** A schema with the document that its pointers refer to. */
export interface SchemaIn {
  schema: SchemaObject;
  document: OpenApiDocument;
}

const LOWER_LIMITS = ['minLength', 'minimum', 'minItems'];
const UPPER_LIMITS = ['maxLength', 'maximum', 'maxItems'];
const EXACT_LIMITS = ['pattern', 'format'];

const listOf = <Value>(value: unknown): Value[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]) as Value[];

function valuesOf({ const: only, enum: values }: SchemaObject): unknown[] | undefined {
  return only === undefined ? (values as unknown[] | undefined) : [only];
}

function alternativesOf({ oneOf, anyOf }: SchemaObject): SchemaObject[] {
  return listOf<SchemaObject>(oneOf ?? anyOf);
}

function ofType(inner: SchemaObject, outer: SchemaObject): string[] {
  const allowed = listOf<string>(outer['type']);
  if (allowed.length === 0) return [];
  const types = listOf<string>(inner['type']);
  if (types.length === 0 && valuesOf(inner) === undefined && alternativesOf(inner).length === 0)
    return ['may have any type'];
  return types
    .filter(
      (type) => !allowed.includes(type) && !(type === 'integer' && allowed.includes('number')),
    )
    .map((type) => `may be ${type}`);
}

function ofValues(inner: SchemaObject, outer: SchemaObject): string[] {
  const allowed = valuesOf(outer);
  if (allowed === undefined) return [];
  const values = valuesOf(inner);
  if (values === undefined) return ['may have other values'];
  return values
    .filter((value) => !allowed.includes(value))
    .map((value) => `may be ${JSON.stringify(value)}`);
}

function ofLimits(inner: SchemaObject, outer: SchemaObject): string[] {
  const exceeds = (name: string, isWithin: (own: number, limit: number) => boolean): boolean => {
    const [own, limit] = [inner[name], outer[name]] as (number | undefined)[];
    return limit !== undefined && (own === undefined || !isWithin(own, limit));
  };
  return valuesOf(inner) !== undefined
    ? []
    : [
        ...LOWER_LIMITS.filter((name) => exceeds(name, (own, limit) => own >= limit)),
        ...UPPER_LIMITS.filter((name) => exceeds(name, (own, limit) => own <= limit)),
        ...EXACT_LIMITS.filter((name) => outer[name] !== undefined && inner[name] !== outer[name]),
      ].map(
        (name) => `${name} ${String(inner[name] ?? 'none')} is not within ${String(outer[name])}`,
      );
}

function ofFields(inner: SchemaIn, outer: SchemaIn): string[] {
  const fields = (inner.schema['properties'] ?? {}) as Record<string, SchemaObject>;
  const known = (outer.schema['properties'] ?? {}) as Record<string, SchemaObject>;
  const isClosed = outer.schema['additionalProperties'] === false;
  const always = listOf<string>(inner.schema['required']);
  return [
    ...listOf<string>(outer.schema['required'])
      .filter((name) => !always.includes(name))
      .map((name) => `may lack ${name}`),
    ...Object.entries(fields).flatMap(([name, schema]) => {
      const other = known[name];
      if (other === undefined) return isClosed ? [`may have ${name}`] : [];
      return findWidening({ ...inner, schema }, { ...outer, schema: other }).map(
        (text) => `${name}: ${text}`,
      );
    }),
    ...(isClosed
    && inner.schema['type'] !== undefined
    && inner.schema['additionalProperties'] !== false
      ? ['may have other fields']
      : []),
  ];
}

function ofAlternatives(inner: SchemaIn, outer: SchemaIn): string[] {
  const allowed = alternativesOf(outer.schema);
  if (allowed.length === 0) return [];
  const own = alternativesOf(inner.schema);
  return (own.length === 0 ? [inner.schema] : own).flatMap((schema) => {
    const misses = allowed.map((other) =>
      findWidening({ ...inner, schema }, { ...outer, schema: other }),
    );
    return misses.some((miss) => miss.length === 0)
      ? []
      : misses.reduce((best, miss) => (miss.length < best.length ? miss : best));
  });
}

/**
 * Compares two schemas by the parts of JSON Schema that the contract uses.
 * @returns what `inner` accepts and `outer` does not; empty if every value of `inner` is one of
 * `outer`
 */
export function findWidening(given: SchemaIn, wanted: SchemaIn): string[] {
  const inner = { ...given, schema: resolve(given.document, given.schema) };
  const outer = { ...wanted, schema: resolve(wanted.document, wanted.schema) };
  const own = alternativesOf(inner.schema);
  if (
    own.length > 0
    && alternativesOf(outer.schema).length === 0
    && inner.schema['type'] === undefined
  )
    return own.flatMap((schema) => findWidening({ ...inner, schema }, outer));
  if (alternativesOf(outer.schema).length > 0 && outer.schema['type'] === undefined)
    return ofAlternatives(inner, outer);
  const types = ofType(inner.schema, outer.schema);
  if (types.length > 0) return types;
  const items = [inner.schema['items'], outer.schema['items']] as (SchemaObject | undefined)[];
  return [
    ...ofValues(inner.schema, outer.schema),
    ...ofLimits(inner.schema, outer.schema),
    ...ofFields(inner, outer),
    ...(items[0] && items[1]
      ? findWidening({ ...inner, schema: items[0] }, { ...outer, schema: items[1] }).map(
          (text) => `each: ${text}`,
        )
      : []),
    ...ofAlternatives(inner, outer),
  ];
}
