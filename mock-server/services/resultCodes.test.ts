/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { codes } from '#mock/contract/codes.ts';
import { outcomesOf } from './outcomes';

const contract: unknown = parse(readFileSync('src/shared/api/contract/openapi.yaml', 'utf8'));

function at(node: unknown, ...path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof node !== 'object' || node === null) return node;
  return at((node as Record<string, unknown>)[key], ...rest);
}

function resolved(node: unknown): unknown {
  const target = at(node, '$ref');
  return typeof target === 'string' && target.startsWith('#/')
    ? resolved(at(contract, ...target.slice(2).split('/')))
    : node;
}

/** The values that a schema lists with their meaning. */
function listed(schema: unknown): string[] {
  const { const: value, anyOf = [], oneOf = [] } = resolved(schema) as Record<string, unknown[]>;
  return [...(value === undefined ? [] : [String(value)]), ...[...anyOf, ...oneOf].flatMap(listed)];
}

function contractCodes(id: OperationId): string[] {
  const { path, method } = operations[id];
  const responses = at(contract, 'paths', path, method.toLowerCase(), 'responses') as object;
  return Object.values(responses).flatMap((response) => {
    const schema = resolved(at(resolved(response), 'content', 'application/json', 'schema'));
    const bodies = [schema, ...((at(schema, 'oneOf') as unknown[] | undefined) ?? [])];
    return bodies.flatMap((body) => {
      const code = at(resolved(body), 'properties', 'code');
      return code === undefined ? [] : listed(code);
    });
  });
}

const SUCCESS = codes.ok;
/** A code that only the mock answers. */
const isOwn = (code: string): boolean => code.startsWith('99');
const ids = Object.keys(operations) as OperationId[];

test.each(ids)('%s: the contract lists the codes that the mock answers, and no others', (id) => {
  const answered = Object.values(outcomesOf(id))
    .map(({ code }) => code)
    .filter((code) => code !== null && !isOwn(code) && code !== SUCCESS);
  const documentedCodes = contractCodes(id).filter((code) => code !== SUCCESS);
  expect(new Set(documentedCodes)).toEqual(new Set(answered));
});
