import { isRecord } from '#lib/object/isRecord.ts';
import { resolve } from './document';
import type { OpenApiDocument, SchemaObject } from './document';

const EMAIL = /[^\s@"'<>]+@[^\s@"'<>]+\.[a-z]{2,}/gi;
const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/g;

export interface Masked {
  value: unknown;
  /** Fields that the contract does not have, for example `/data/nickname`. They are left out. */
  dropped: string[];
}

/** The schema and everything that it combines, with references resolved. */
function partsOf(document: OpenApiDocument, schema: SchemaObject): SchemaObject[] {
  const here = resolve(document, schema);
  const combined = ['oneOf', 'anyOf', 'allOf'].flatMap((word) =>
    ((here[word] ?? []) as SchemaObject[]).flatMap((each) => partsOf(document, each)),
  );
  // A reference may have its own mark.
  return [schema, here, ...combined];
}

/** Makes replacements: the same value gets the same one everywhere. */
function makeReplace(): (value: unknown, parts: readonly SchemaObject[]) => unknown {
  const numbers = new Map<unknown, number>();
  const replace = (value: unknown, parts: readonly SchemaObject[]): unknown => {
    if (Array.isArray(value)) return value.map((each) => replace(each, []));
    if (isRecord(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, replace(each, [])]),
      );
    if (value === null || value === '' || typeof value === 'boolean') return value;
    const allowed = parts.flatMap((part) => (Array.isArray(part['enum']) ? part['enum'] : []));
    if (allowed.length > 0) return allowed[0] as unknown;
    const number = numbers.get(value) ?? numbers.size + 1;
    numbers.set(value, number);
    if (typeof value === 'number') return number;
    const text = String(value);
    if (text.includes('@')) return `person-${number}@example.org`;
    if (/^\+?[\d -]{6,}$/.test(text)) return `139${String(number).padStart(8, '0')}`;
    return /^(?:https?:|data:|\/)/.test(text)
      ? `https://example.org/personal-${number}`
      : `personal-${number}`;
  };
  return replace;
}

/**
 * Replaces what the contract marks as personal (`x-personal`), and every e-mail address and mobile
 * number in other texts. Leaves out fields that the contract does not have, because nothing says
 * whether they are personal.
 */
export function maskPersonal(
  document: OpenApiDocument,
  schema: SchemaObject,
  original: unknown,
): Masked {
  const dropped: string[] = [];
  const replace = makeReplace();
  const maskText = (text: string): string =>
    text
      .replaceAll(EMAIL, (found) => String(replace(found, [])))
      .replaceAll(PHONE, (found) => String(replace(found, [])));
  const mask = (value: unknown, parts: readonly SchemaObject[], path: string): unknown => {
    if (parts.some((part) => part['x-personal'] === true)) return replace(value, parts);
    if (typeof value === 'string') return maskText(value);
    if (Array.isArray(value)) {
      const items = parts.flatMap(({ items: each }) =>
        isRecord(each) ? partsOf(document, each) : [],
      );
      return value.map((each, index) => mask(each, items, `${path}/${index}`));
    }
    if (!isRecord(value)) return value;
    const fields = Object.entries(value).flatMap(([name, each]) => {
      const schemas = parts.flatMap(({ properties, additionalProperties }) => {
        const own = isRecord(properties) ? properties[name] : undefined;
        const found = own ?? additionalProperties;
        return isRecord(found) ? [partsOf(document, found)] : found === true ? [[]] : [];
      });
      if (schemas.length === 0) {
        dropped.push(`${path}/${name}`);
        return [];
      }
      return [[name, mask(each, schemas.flat(), `${path}/${name}`)]];
    });
    return Object.fromEntries(fields) as unknown;
  };
  return { value: mask(original, partsOf(document, schema), ''), dropped };
}
