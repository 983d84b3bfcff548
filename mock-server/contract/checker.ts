import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Violation } from '../space/requestLog';
import type { OpenApiDocument } from './document';

/** Checks values against schemas of one document. */
export interface Check {
  value(schema: object, value: unknown, where: Violation['where']): Violation[];
  /** For query, path and headers: texts are read as the type that the schema wants. The input is left alone. */
  parameters(schema: object, values: Record<string, unknown>, where: Violation['where']): { values: Record<string, unknown>; violations: Violation[] };
}

const ROOT = 'contract';

function absolute(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(absolute);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(Object.entries(schema).map(([key, part]) =>
    [key, key === '$ref' && typeof part === 'string' ? part.replace(/^#/, `${ROOT}#`) : absolute(part)]));
}

function describe(error: ErrorObject, where: Violation['where']): Violation {
  const extra: unknown = error.params['additionalProperty'] ?? error.params['allowedValues'] ?? error.params['allowedValue'];
  const detail = extra === undefined ? '' : ` (${JSON.stringify(extra)})`;
  return { where, message: `${error.instancePath || '/'} ${error.message ?? error.keyword}${detail}` };
}

function makeCompiler(document: OpenApiDocument, coerceTypes: boolean): (schema: object) => ValidateFunction {
  // OpenAPI's own keywords are no JSON Schema; `strict` would refuse them.
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: ROOT });
  const compiled = new WeakMap<object, ValidateFunction>();
  return (schema) => {
    const known = compiled.get(schema);
    if (known) return known;
    const made = ajv.compile(absolute(schema) as object);
    compiled.set(schema, made);
    return made;
  };
}

/** Makes the checks of a document's schemas; local pointers (`#/components/…`) are followed. */
export function makeChecker(document: OpenApiDocument): Check {
  const compile = makeCompiler(document, false);
  const compileCoercing = makeCompiler(document, true);
  const errorsOf = (validate: ValidateFunction, value: unknown, where: Violation['where']): Violation[] =>
    validate(value) ? [] : (validate.errors ?? []).map((error) => describe(error, where));
  return {
    value: (schema, value, where) => errorsOf(compile(schema), value, where),
    parameters(schema, given, where) {
      const values = { ...given };
      return { violations: errorsOf(compileCoercing(schema), values, where), values };
    },
  };
}
