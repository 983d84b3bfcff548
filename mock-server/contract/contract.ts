import type { Violation } from '#mock/state/controlTypes.ts';
import { readDocument, resolve } from './document';
import type { OpenApiDocument, OperationObject, ParameterObject, SchemaObject } from './document';
import { describeFiles, isUploadedFile } from './uploadedFile';
import { makeChecker, violation } from './checker';
import type { Check } from './checker';
import { compilePath } from './pathTemplate';

export interface RawRequest {
  headers: Record<string, unknown>;
  query: Record<string, unknown>;
  path: Record<string, unknown>;
  body: unknown;
  contentType: string | undefined;
}

/** A request after the contract check: its parameters have the contract's types. */
export interface CheckedRequest {
  query: Record<string, unknown>;
  path: Record<string, unknown>;
  violations: Violation[];
}

export interface ContractOperation {
  id: string;
  summary: string;
  method: string;
  /** The path parameters if the path belongs to this operation, otherwise undefined. */
  match(path: string): Record<string, string> | undefined;
  checkRequest(request: RawRequest): CheckedRequest;
  checkAnswer(status: number, body: unknown): Violation[];
  /**
   * The media type of the answer with this status; undefined if it has no body or is not
   * documented.
   */
  answerType(status: number): string | undefined;
  /** Whether the operation redirects to another page. */
  isRedirect: boolean;
}

export interface FoundOperation {
  operation: ContractOperation;
  path: Record<string, string>;
}

export interface Contract {
  document: OpenApiDocument;
  operations: ContractOperation[];
  /** The operations of a path, one for each method, with the path parameters. */
  at(path: string): FoundOperation[];
  methodsOf(path: string): string[];
  find(method: string, path: string): FoundOperation | undefined;
}

/**
 * The value of the `Allow` header for the methods of a path, each once; empty if it has none. GET
 * includes HEAD.
 */
export function allowedMethods(methods: readonly string[]): string {
  const all = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...new Set(all)].join(', ');
}

/** The platform's own headers. A call may send one only if the contract lists it. */
const OUR_HEADERS = ['sxz-lang', 'tenant_id', 'user_id', 'fp'];

function objectOf(
  parameters: ParameterObject[],
  place: ParameterObject['in'],
  isClosed: boolean,
): object {
  const here = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    required: here.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(here.map((parameter) => [parameter.name, parameter.schema])),
    ...(isClosed && { additionalProperties: false }),
  };
}

function fileFields(document: OpenApiDocument, schema: SchemaObject = {}): string[] {
  const fields = resolve(document, schema)['properties'] as
    Record<string, SchemaObject> | undefined;
  return Object.entries(fields ?? {})
    .filter(([, { format }]) => format === 'binary')
    .map(([name]) => name);
}

function readOperation(
  document: OpenApiDocument,
  check: Check,
  route: string,
  method: string,
  operation: OperationObject,
): ContractOperation {
  const parameters = (operation.parameters ?? []).map((parameter) =>
    resolve<ParameterObject>(document, parameter),
  );
  const [headers, query, path] = [
    objectOf(parameters, 'header', false),
    objectOf(parameters, 'query', true),
    objectOf(parameters, 'path', true),
  ];
  const foreign = OUR_HEADERS.filter(
    (name) => !parameters.some((parameter) => parameter.in === 'header' && parameter.name === name),
  );
  const [bodyType, bodyMedia] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const responseTo = (status: number) =>
    operation.responses[String(status)] ?? operation.responses[`${Math.floor(status / 100)}XX`];
  const mediaOf = (status: number) => {
    const response = responseTo(status);
    return response && Object.entries(resolve(document, response).content ?? {})[0];
  };
  const files = fileFields(document, bodyMedia?.schema);
  const bodyViolations = ({ body, contentType }: RawRequest): Violation[] => {
    const fields = (body ?? {}) as Record<string, unknown>;
    const brokenBody = (message: string): Violation => violation('body', message);
    if (bodyType === undefined)
      return Object.keys(fields).length === 0
        ? []
        : [
            brokenBody(
              `${operation.operationId} takes no body (${Object.keys(fields).join(', ')})`,
            ),
          ];
    if (contentType !== bodyType)
      return [brokenBody(`must be ${bodyType}, not ${contentType ?? 'nothing'}`)];
    // To the schema, a file is a text that describes it.
    const texts = files.filter(
      (name) => Object.hasOwn(fields, name) && !isUploadedFile(fields[name]),
    );
    return [
      ...texts.map((name) => brokenBody(`/${name} must be a file with a name, not a text`)),
      ...(bodyMedia?.schema ? check.value(bodyMedia.schema, describeFiles(body), 'body') : []),
    ];
  };
  return {
    id: operation.operationId,
    summary: operation.summary,
    method: method.toUpperCase(),
    match: compilePath(route),
    answerType: (status) => mediaOf(status)?.[0],
    isRedirect: Object.keys(operation.responses).some((status) => status.startsWith('3')),
    checkRequest(request) {
      const checkedQuery = check.parameters(query, request.query, 'query');
      const checkedPath = check.parameters(path, request.path, 'path');
      const extra = foreign
        .filter((name) => request.headers[name] !== undefined)
        .map((name): Violation => ({
          where: 'header',
          message: `${name} is not part of ${operation.operationId}`,
        }));
      return {
        query: checkedQuery.values,
        path: checkedPath.values,
        violations: [
          ...check.parameters(headers, request.headers, 'header').violations,
          ...extra,
          ...checkedQuery.violations,
          ...checkedPath.violations,
          ...bodyViolations(request),
        ],
      };
    },
    checkAnswer(status, body) {
      if (!responseTo(status))
        return [{ where: 'answer', message: `status ${status} is not documented` }];
      const schema = mediaOf(status)?.[1].schema;
      // For files, the contract defines only the media type.
      return schema && !Buffer.isBuffer(body) ? check.value(schema, body, 'answer') : [];
    },
  };
}

/**
 * Reads an OpenAPI 3.1 document and prepares its checks. Schemas are compiled on first use.
 * @throws when the document cannot be read
 */
export function loadContract(file: URL): Contract {
  const document = readDocument(file);
  const check = makeChecker(document);
  const operations = Object.entries(document.paths).flatMap(([route, item]) =>
    Object.entries(item).map(([method, operation]) =>
      readOperation(document, check, route, method, operation),
    ),
  );
  const at = (path: string): FoundOperation[] =>
    operations.flatMap((operation) => {
      const values = operation.match(path);
      return values ? [{ operation, path: values }] : [];
    });
  return {
    document,
    operations,
    at,
    methodsOf: (path) => at(path).map(({ operation }) => operation.method),
    find: (method, path) => at(path).find(({ operation }) => operation.method === method),
  };
}
