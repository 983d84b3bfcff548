import { isRecord } from '#lib/object/isRecord.ts';
import { html, prose } from '#mock/http/html.ts';
import type { Html } from '#mock/http/html.ts';

type Schema = Record<string, unknown>;

function schemasIn(value: unknown): Schema[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Writes a schema's type briefly: `text`, `array of Agreement`, `A or null`. */
export function typeView(schema: unknown): Html {
  if (!isRecord(schema)) return html`anything`;
  const { $ref: reference, oneOf, anyOf, allOf, items, type, const: only, enum: values } = schema;
  if (typeof reference === 'string') {
    const name = reference.split('/').at(-1) ?? '';
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const alternatives = schemasIn(oneOf ?? anyOf);
  if (alternatives.length > 0 && type === undefined)
    return joined(alternatives.map(typeView), ' or ');
  if (Array.isArray(allOf)) return joined(schemasIn(allOf).map(typeView), ' and ');
  if (only !== undefined) return html`<code>${JSON.stringify(only)}</code>`;
  if (Array.isArray(values))
    return joined(
      values.map((value) => html`<code>${String(value)}</code>`),
      ' | ',
    );
  const types = Array.isArray(type) ? type : [type ?? 'anything'];
  return joined(
    types.map((name) => (name === 'array' ? html`array of ${typeView(items)}` : html`${name}`)),
    ' or ',
  );
}

function joined(parts: readonly Html[], between: string): Html {
  return html`${parts.map((part, index) => html`${index > 0 && between}${part}`)}`;
}

const LIMITS = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'default',
];

/** Writes the limits of a schema besides its type. */
export function limitsView(schema: unknown): Html {
  if (!isRecord(schema)) return html``;
  const limits = LIMITS.filter((name) => schema[name] !== undefined).map(
    (name) => html`<li>${name} <code>${String(schema[name])}</code></li>`,
  );
  return limits.length === 0 ? html`` : html`<ul class="limits">${limits}</ul>`;
}

/** Writes the fields of an object, nested ones below their parent. Empty for other schemas. */
export function fieldsView(schema: unknown): Html {
  if (!isRecord(schema)) return html``;
  const inner = schema['items'] ?? schema;
  const properties =
    isRecord(inner) && isRecord(inner['properties']) ? inner['properties'] : undefined;
  if (!isRecord(inner) || !properties) return html`${limitsView(schema)}`;
  const required = Array.isArray(inner['required']) ? inner['required'] : [];
  const rows = Object.entries(properties).map(
    ([name, part]) => html`<li>
    <code class="name">${name}</code> ${required.includes(name) ? html`<span class="required">required</span>` : ''} <span class="type">${typeView(part)}</span>
    ${isRecord(part) && typeof part['description'] === 'string' && html`<p>${prose(part['description'])}</p>`}
    ${limitsView(part)}${hasFields(part) && fieldsView(part)}</li>`,
  );
  return html`<ul class="fields-of">${rows}</ul>`;
}

function hasFields(schema: unknown): boolean {
  return (
    isRecord(schema)
    && (isRecord(schema['properties'])
      || (isRecord(schema['items']) && isRecord(schema['items']['properties'])))
  );
}
