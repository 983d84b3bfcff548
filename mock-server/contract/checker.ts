import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { readIsoTime } from '#lib/time/isoTime.ts';
import type { Violation } from '#mock/state/controlTypes.ts';
import { MANY_VALUES, measureBody } from './bodySize';
import type { OpenApiDocument, SchemaObject } from './document';

export interface Check {
  /** For a large value, reports only the first violation. */
  value(schema: object, value: unknown, where: Violation['where']): Violation[];
  /**
   * For query, path and headers: converts texts to the type that the schema requires. The input is
   * not changed.
   */
  parameters(
    schema: object,
    values: Record<string, unknown>,
    where: Violation['where'],
  ): { values: Record<string, unknown>; violations: Violation[] };
}

const ROOT = 'contract';
const MAX_VIOLATIONS = 100;
const MAX_MESSAGE_LENGTH = 1000;

function absolute(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(absolute);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, part]) => [
      key,
      key === '$ref' && typeof part === 'string' ? part.replace(/^#/, `${ROOT}#`) : absolute(part),
    ]),
  );
}

/**
 * What the validator's message leaves out: the unknown field, the allowed values, the received
 * value.
 */
function detailOf({ keyword, params, schema, data }: ErrorObject): string {
  const extra: unknown =
    params['additionalProperty'] ?? params['allowedValues'] ?? params['allowedValue'];
  if (extra !== undefined) return ` (${JSON.stringify(extra)})`;
  if (keyword === 'type' && Array.isArray(data)) return ` (received ${data.length} values)`;
  if (keyword !== 'oneOf') return '';
  const requiredNames = (schema as SchemaObject[]).flatMap(({ required }) =>
    Array.isArray(required) ? [required.join(' and ')] : [],
  );
  return requiredNames.length === 0 ? '' : ` (${requiredNames.join(' | ')})`;
}

/** Creates a violation whose message stays short, whatever was sent. */
export function violation(where: Violation['where'], message: string): Violation {
  return {
    where,
    message:
      message.length > MAX_MESSAGE_LENGTH ? `${message.slice(0, MAX_MESSAGE_LENGTH)}…` : message,
  };
}

function describe(error: ErrorObject, where: Violation['where']): Violation {
  return violation(
    where,
    `${error.instancePath || '/'} ${error.message ?? error.keyword}${detailOf(error)}`,
  );
}

/** Whether an error only reports a value outside the known ones of an open list (`anyOf`). */
function isOpenListMiss({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword === 'anyOf' || (keyword === 'const' && schemaPath.includes('/anyOf/'));
}

function describeAll(all: readonly ErrorObject[], where: Violation['where']): Violation[] {
  const helpful = all.filter((error) => !isOpenListMiss(error));
  const errors = helpful.length > 0 ? helpful : all;
  const descriptions = errors.slice(0, MAX_VIOLATIONS).map((error) => describe(error, where));
  return errors.length > MAX_VIOLATIONS
    ? [...descriptions, { where, message: `and ${errors.length - MAX_VIOLATIONS} more` }]
    : descriptions;
}

function makeCompiler(
  document: OpenApiDocument,
  { coerceTypes = false, allErrors = true },
): (schema: object) => ValidateFunction {
  // `strict` would refuse OpenAPI's own keywords, which are not JSON Schema. `verbose` adds the
  // received value to each error.
  const ajv = new Ajv2020({
    strict: false,
    allErrors,
    verbose: true,
    coerceTypes,
    validateSchema: false,
    // The formats of the contract; another one would not be checked, and Ajv warns of it.
    formats: { 'date-time': (text: string) => readIsoTime(text) !== undefined, binary: true },
  });
  ajv.addSchema({ ...document, $id: ROOT });
  const validators = new WeakMap<object, ValidateFunction>();
  return (schema) => {
    const cached = validators.get(schema);
    if (cached) return cached;
    const validate = ajv.compile(absolute(schema) as object);
    validators.set(schema, validate);
    return validate;
  };
}

/** Creates the checks for a document's schemas; follows local pointers (`#/components/…`). */
export function makeChecker(document: OpenApiDocument): Check {
  const compile = makeCompiler(document, {});
  const compileCoercing = makeCompiler(document, { coerceTypes: true });
  const compileHasty = makeCompiler(document, { allErrors: false });
  const errorsOf = (
    validate: ValidateFunction,
    value: unknown,
    where: Violation['where'],
  ): Violation[] => (validate(value) ? [] : describeAll(validate.errors ?? [], where));
  return {
    value(schema, value, where) {
      const { values } = measureBody(value);
      if (values <= MANY_VALUES) return errorsOf(compile(schema), value, where);
      const problems = errorsOf(compileHasty(schema), value, where);
      return problems.length === 0
        ? []
        : [
            ...problems,
            {
              where,
              message: `there may be more: with ${values} values only the first violation is reported`,
            },
          ];
    },
    parameters(schema, texts, where) {
      const values = { ...texts };
      return { violations: errorsOf(compileCoercing(schema), values, where), values };
    },
  };
}
