import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A schema or a pointer to one. Only its position in the document matters here. */
export type SchemaObject = Record<string, unknown>;

export interface ParameterObject {
  name: string;
  in: 'query' | 'header' | 'path';
  required?: boolean;
  schema: SchemaObject;
}
interface MediaTypes {
  content?: Record<string, { schema?: SchemaObject }>;
}
interface Reference {
  $ref: string;
}

export interface OperationObject {
  operationId: string;
  summary: string;
  parameters?: (ParameterObject | Reference)[];
  requestBody?: MediaTypes & { required?: boolean };
  responses: Record<string, MediaTypes | Reference>;
}

export interface OpenApiDocument extends Record<string, unknown> {
  paths: Record<string, Record<string, OperationObject>>;
}

function follow(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce((at, step) => (at as Record<string, unknown>)[step], document);
}

/**
 * Reads an OpenAPI document. Parts in other files (`examples.yaml#/name`) take the place of the
 * references to them, so that the document is complete.
 * @throws when a file is missing or is not YAML
 */
export function readDocument(file: URL): OpenApiDocument {
  const others = new Map<string, unknown>();
  const include = (name: string, pointer: string): unknown => {
    if (!others.has(name)) others.set(name, parse(readFileSync(new URL(name, file), 'utf8')));
    return follow(others.get(name), pointer);
  };
  return parse(readFileSync(file, 'utf8'), (_key, value: unknown) => {
    const reference =
      typeof value === 'object' && value !== null && '$ref' in value ? value.$ref : undefined;
    const [name = '', pointer = ''] = typeof reference === 'string' ? reference.split('#') : [];
    return name === '' ? value : include(name, pointer);
  }) as OpenApiDocument;
}

/** Resolves a local `$ref`; returns anything else unchanged. */
export function resolve<Part extends object>(
  document: OpenApiDocument,
  part: Part | Reference,
): Part {
  return '$ref' in part ? (follow(document, (part as Reference).$ref) as Part) : part;
}
