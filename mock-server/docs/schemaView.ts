import { html, prose } from './html';
import type { Html } from './html';

type Schema = Record<string, unknown>;

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function schemasIn(value: unknown): Schema[] {
  return Array.isArray(value) ? value.filter(isSchema) : [];
}

/** A schema's type in a few words: `text`, `list of Agreement`, `A or nothing`. */
export function typeView(schema: unknown): Html {
  if (!isSchema(schema)) return html`anything`;
  const { $ref: reference, oneOf, anyOf, allOf, items, type, const: only, enum: values } = schema;
  if (typeof reference === 'string') {
    const name = reference.split('/').at(-1) ?? '';
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const alternatives = schemasIn(oneOf ?? anyOf);
  if (alternatives.length > 0 && type === undefined) return joined(alternatives.map(typeView), ' or ');
  if (Array.isArray(allOf)) return joined(schemasIn(allOf).map(typeView), ' and ');
  if (only !== undefined) return html`<code>${JSON.stringify(only)}</code>`;
  if (Array.isArray(values)) return joined(values.map((value) => html`<code>${String(value)}</code>`), ' | ');
  const types = Array.isArray(type) ? type : [type ?? 'anything'];
  return joined(types.map((name) => (name === 'array' ? html`array of ${typeView(items)}` : html`${name}`)), ' or ');
}

function joined(parts: readonly Html[], between: string): Html {
  return html`${parts.map((part, index) => html`${index > 0 && between}${part}`)}`;
}

const LIMITS = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'default'];

/** What a schema demands besides its type. */
export function limitsView(schema: unknown): Html {
  if (!isSchema(schema)) return html``;
  const limits = LIMITS.filter((name) => schema[name] !== undefined).map((name) => html`<li>${name} <code>${String(schema[name])}</code></li>`);
  return limits.length === 0 ? html`` : html`<ul class="limits">${limits}</ul>`;
}

/** The fields of an object, nested ones below their parent; nothing for other schemas. */
export function fieldsView(schema: unknown): Html {
  if (!isSchema(schema)) return html``;
  const inner = schema['items'] ?? schema;
  const properties = isSchema(inner) && isSchema(inner['properties']) ? inner['properties'] : undefined;
  if (!isSchema(inner) || !properties) return html`${limitsView(schema)}`;
  const required = Array.isArray(inner['required']) ? inner['required'] : [];
  const rows = Object.entries(properties).map(([name, part]) => html`<li>
    <code class="name">${name}</code> ${required.includes(name) ? html`<span class="required">required</span>` : ''} <span class="type">${typeView(part)}</span>
    ${isSchema(part) && typeof part['description'] === 'string' && html`<p>${prose(part['description'])}</p>`}
    ${limitsView(part)}${hasFields(part) && fieldsView(part)}</li>`);
  return html`<ul class="fields-of">${rows}</ul>`;
}

function hasFields(schema: unknown): boolean {
  return isSchema(schema) && (isSchema(schema['properties']) || (isSchema(schema['items']) && isSchema(schema['items']['properties'])));
}
