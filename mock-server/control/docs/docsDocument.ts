import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { OpenApiDocument, OperationObject, ParameterObject } from '#mock/contract/document.ts';
import { outcomesOf, ownOutcomes } from '#mock/services/outcomes.ts';

function sourcesOf({ 'x-source': sources = '' }: { 'x-source'?: string }): string {
  return sources === '' ? '' : `Source: ${sources}.`;
}

function ownTable(id: OperationId): string {
  const own = Object.entries(ownOutcomes(id));
  return own.length === 0
    ? ''
    : [
        'Outcomes of the mock besides the common ones:',
        '',
        '| `x-mock-scenario` | Answer | What happens |',
        '|---|---|---|',
        ...own.map(
          ([name, { about, status, code }]) =>
            `| \`${id}=${name}\` | ${status ?? 'no answer'} ${code ?? ''} | ${about.replaceAll('|', '\\|')} |`,
        ),
      ].join('\n');
}

/** The header that chooses an outcome of the mock, so that "Execute" can try each. */
function outcomeHeader(id: OperationId): ParameterObject & { description: string } {
  return {
    name: 'x-mock-scenario',
    in: 'header',
    description: 'Only for the mock: the outcome of this call',
    schema: { type: 'string', enum: Object.keys(outcomesOf(id)).map((name) => `${id}=${name}`) },
  };
}

function withOutcomes(
  operation: OperationObject & { description?: string },
): OperationObject & { description?: string } {
  if (!Object.hasOwn(operations, operation.operationId)) return operation;
  const id = operation.operationId as OperationId;
  return {
    ...operation,
    description: [operation.description, sourcesOf(operation as object), ownTable(id)]
      .filter(Boolean)
      .join('\n\n'),
    parameters: [...(operation.parameters ?? []), outcomeHeader(id)],
  };
}

/**
 * The contract as the documentation shows it: with its sources and the mock's outcomes.
 */
export function docsDocument(document: OpenApiDocument): OpenApiDocument {
  return {
    ...document,
    paths: Object.fromEntries(
      Object.entries(document.paths).map(([path, item]) => [
        path,
        Object.fromEntries(
          Object.entries(item).map(([method, operation]) => [method, withOutcomes(operation)]),
        ),
      ]),
    ),
  };
}
