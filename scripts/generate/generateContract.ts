import { readFile } from 'node:fs/promises';
import openapiTypes, { astToString } from 'openapi-typescript';
import type { OpenAPITSOptions } from 'openapi-typescript';
import ts from 'typescript';
import { parse } from 'yaml';
import { reserveExamples } from './contractExamples';
import { cutOffTexts } from './contractTexts';
import { writeOrCompare } from './writeOrCompare';

const SOURCE = new URL('../../src/shared/api/contract/openapi.yaml', import.meta.url);
const TYPES = new URL('../../src/shared/api/contract/types.generated.ts', import.meta.url);
const OPERATIONS = new URL(
  '../../src/shared/api/contract/operations.generated.ts',
  import.meta.url,
);
const NOTE = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const BODY_KINDS = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
} as const;

interface OperationObject {
  operationId: string;
  security: unknown[];
  parameters?: ({ $ref: string } | { name: string })[];
  requestBody?: { content: Record<string, unknown> };
}
interface ContractDocument {
  paths: Record<string, Partial<Record<(typeof METHODS)[number], OperationObject>>>;
}

function bodyKind(operation: OperationObject): string {
  const mediaType = Object.keys(operation.requestBody?.content ?? {})[0];
  if (mediaType === undefined) return 'none';
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

function operationsTable(document: ContractDocument): string {
  const rows = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const row = {
        method: method.toUpperCase(),
        path,
        body: bodyKind(operation),
        bearer: operation.security.length > 0,
        contextHeaders: hasHeader(operation, 'Language'),
        fingerprint: hasHeader(operation, 'Fingerprint'),
      };
      return [`  ${operation.operationId}: ${JSON.stringify(row)},`];
    }),
  );
  return `${NOTE}\n/** One row for each operation: how the base query sends it. */\nexport const operations = {\n${rows.join('\n')}\n} as const;\n\nexport type OperationId = keyof typeof operations;\n`;
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
 * Writes the types and the operations table of the contract, and the types of the mock's control
 * API; compares them with `check`.
 * @returns the files that differ and the cut-off texts of the contracts, as messages; empty if
 * there are none
 */
export async function generateContract({ check }: { check: boolean }): Promise<string[]> {
  const document: unknown = parse(await readFile(SOURCE, 'utf8'));
  if (!check) await reserveExamples();
  const texts = cutOffTexts(document);
  const types =
    NOTE
    + (await declarations(SOURCE, {
      // Clients and servers handle a file as a `Blob`.
      transform: ({ format }) =>
        format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined,
    }));
  const table = operationsTable(document as ContractDocument);
  return [
    ...texts.map((place) => `${place}: a comma cuts off the text before it; quote the text`),
    ...(await writeOrCompare(TYPES, types, check)),
    ...(await writeOrCompare(OPERATIONS, table, check)),
  ];
}
