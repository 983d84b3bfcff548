import openapiTypes, { astToString } from 'openapi-typescript';
import type { OpenAPITSOptions } from 'openapi-typescript';
import ts from 'typescript';
import { readDocument, resolve } from '#mock/contract/document.ts';
import type { OpenApiDocument, OperationObject } from '#mock/contract/document.ts';
import { writeOrCompare } from './writeOrCompare';

const SOURCE = new URL('../../src/shared/api/contract/openapi.yaml', import.meta.url);
const TYPES = new URL('../../src/shared/api/contract/types.generated.ts', import.meta.url);
const OPERATIONS = new URL(
  '../../src/shared/api/contract/operations.generated.ts',
  import.meta.url,
);
const EXAMPLES = new URL('../../src/shared/api/contract/examples.generated.ts', import.meta.url);
const NOTE = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n';
const BODY_KINDS = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
} as const;

function bodyKind(operation: OperationObject): string | undefined {
  const mediaType = Object.keys(operation.requestBody?.content ?? {})[0];
  if (mediaType === undefined) return undefined;
  const kind = BODY_KINDS[mediaType as keyof typeof BODY_KINDS];
  if (kind === undefined)
    throw new Error(`${operation.operationId}: request body ${mediaType} is not supported`);
  return kind;
}

function hasHeader(operation: OperationObject, reference: string): boolean {
  return (operation.parameters ?? []).some(
    (parameter) => '$ref' in parameter && parameter.$ref.endsWith(`/${reference}`),
  );
}

/** One row for each operation. */
function rowsOf(
  { paths }: OpenApiDocument,
  rowOf: (operation: OperationObject, method: string, path: string) => object,
): string[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, operation]) =>
        `  ${operation.operationId}: ${JSON.stringify(rowOf(operation, method, path))},`,
    ),
  );
}

/** The example of an operation: who may send what, and what a service answers. */
function exampleOf(document: OpenApiDocument, operation: OperationObject): object {
  const parameters = (operation.parameters ?? []).map((each) => resolve(document, each));
  const inPlace = (place: 'query' | 'path'): object =>
    Object.fromEntries(
      parameters.flatMap(({ in: where, required, name, example }) =>
        where === place && required === true ? [[name, example]] : [],
      ),
    );
  const [status = '', response = {}] = Object.entries(operation.responses)[0] ?? [];
  const [type = null, media] = Object.entries(resolve(document, response).content ?? {})[0] ?? [];
  return {
    by:
      operation.security.flatMap(({ bearer }) => bearer ?? [])[0]
      ?? (operation.security.length > 0 ? 'user' : 'anyone'),
    isSafe: operation['x-safe'],
    query: inPlace('query'),
    path: inPlace('path'),
    request: operation.requestBody?.content?.['multipart/form-data']
      ? undefined
      : Object.values(operation.requestBody?.content ?? {})[0]?.example,
    status: Number(status),
    type,
    answer: media?.example,
  };
}

function examplesTable(document: OpenApiDocument): string {
  const rows = rowsOf(document, (operation) => exampleOf(document, operation));
  return `${NOTE}
import type { Examples } from './contractTypes';

/** The contract's examples: who may send what, and what a service answers. For tests and the mock. */
export const examples: Examples = {
${rows.join('\n')}
};
`;
}

function operationsTable(document: OpenApiDocument): string {
  const rows = rowsOf(document, (operation, method, path) => ({
    method: method.toUpperCase(),
    path,
    body: bodyKind(operation),
    // Only what differs from most operations, because the first scripts contain all rows.
    bearer: operation.security.length > 0 || undefined,
    withoutContext: !hasHeader(operation, 'Language') || undefined,
    clientId: hasHeader(operation, 'ClientId') || undefined,
  }));
  return `${NOTE}
/** How the base query sends an operation. */
interface OperationRow {
  method: 'DELETE' | 'GET' | 'POST';
  path: string;
  body?: 'form' | 'json' | 'multipart';
  /** Needs the access token. */
  bearer?: true;
  /** Has no headers for language, academy and user. */
  withoutContext?: true;
  /** Has the header \`fp\`. */
  clientId?: true;
}

const rows = {
${rows.join('\n')}
} as const;

export type OperationId = keyof typeof rows;

export const operations: Readonly<Record<OperationId, OperationRow>> = rows;
`;
}

/** The declarations of a contract that code uses; it finds operations by their ids, not paths. */
async function declarations(source: URL, options: OpenAPITSOptions = {}): Promise<string> {
  const all = await openapiTypes(source, { alphabetize: true, ...options });
  return astToString(
    all.filter(
      (node) =>
        (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
        && ['components', 'operations'].includes(node.name.text),
    ),
  );
}

/**
 * Writes the types, the operations table and the examples of the contract; compares them with
 * `check`.
 * @returns the files that differ and the cut-off texts of the contracts, as messages; empty if
 * there are none
 */
export async function generateContract({ check }: { check: boolean }): Promise<string[]> {
  const document = readDocument(SOURCE);
  const types =
    NOTE
    + (await declarations(SOURCE, {
      // Clients and servers handle a file as a `Blob`.
      transform: ({ format }) =>
        format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined,
    }));
  const table = operationsTable(document);
  return [
    ...(await writeOrCompare(TYPES, types, check)),
    ...(await writeOrCompare(OPERATIONS, table, check)),
    ...(await writeOrCompare(EXAMPLES, examplesTable(document), check)),
  ];
}
