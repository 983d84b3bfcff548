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

/** The parts of an OpenAPI 3.1 document that the mock reads. */
export interface OpenApiDocument extends Record<string, unknown> {
  paths: Record<string, Record<string, OperationObject>>;
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
  if (!('$ref' in part)) return part;
  const steps = (part as Reference).$ref.replace('#/', '').split('/');
  return steps.reduce<unknown>(
    (at, step) => (at as Record<string, unknown>)[step],
    document,
  ) as Part;
}
