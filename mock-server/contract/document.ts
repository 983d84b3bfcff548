import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A schema or a pointer to one. Only its position in the document matters here. */
export type SchemaObject = Record<string, unknown>;

export interface ParameterObject {
  name: string;
  in: 'query' | 'header' | 'path';
  required?: boolean;
  schema: SchemaObject;
  example?: unknown;
}
interface MediaTypes {
  content?: Record<string, { schema?: SchemaObject; example?: unknown }>;
}
interface Reference {
  $ref: string;
}

export interface OperationObject {
  operationId: string;
  summary: string;
  /** With the roles that may call it. */
  security: { bearer?: string[] }[];
  'x-safe': boolean;
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
 * Reads an OpenAPI document.
 * @throws when the file is missing or is not YAML
 */
export function readDocument(file: URL): OpenApiDocument {
  return parse(readFileSync(file, 'utf8')) as OpenApiDocument;
}

/** Resolves a local `$ref`; returns anything else unchanged. */
export function resolve<Part extends object>(
  document: OpenApiDocument,
  part: Part | Reference,
): Part {
  return '$ref' in part ? (follow(document, (part as Reference).$ref) as Part) : part;
}
