import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createConfig, getLineColLocation, lintFromString } from '@redocly/openapi-core';

const SHARED = {
  // `{kind}` is a closed list that contains no literal segment of another path.
  'no-ambiguous-paths': 'off',
  // Some operations only redirect.
  'operation-2xx-response': 'off',
  'operation-tag-defined': 'error',
  'no-invalid-schema-examples': 'error',
  'no-invalid-parameter-examples': 'error',
} as const;

/** The control API belongs to the mock: it has no licence or sign-in, and most calls cannot fail. */
const CONTROL = {
  ...SHARED,
  'info-license': 'off',
  'security-defined': 'off',
  'operation-4xx-response': 'off',
} as const;

/** The platform's contract is also read by backend teams, so it must explain itself. */
const REFERENCE = {
  ...SHARED,
  'operation-description': 'error',
  'rule/described-parameter': {
    subject: { type: 'Parameter' },
    assertions: { required: ['description', 'example'] },
    message: 'A parameter needs a description and an example',
  },
  'rule/described-schema': {
    subject: { type: 'Schema' },
    where: [{ subject: { type: 'NamedSchemas' }, assertions: { defined: true } }],
    assertions: { required: ['description', 'x-source'] },
    message: 'A schema needs a description and a source (`x-source`)',
  },
  'rule/example-of-body': {
    subject: { type: 'MediaType' },
    assertions: { requireAny: ['example', 'examples'] },
    message: 'A request or an answer needs an example',
  },
} as const;

type Rules = typeof CONTROL | typeof REFERENCE;

const FILES: readonly (readonly [string, Rules])[] = [
  ['src/shared/api/contract/openapi.yaml', REFERENCE],
  ['mock-server/contract/control.yaml', CONTROL],
];

/**
 * Checks an OpenAPI document, and the files that it refers to, with Redocly.
 * @returns one line for each problem
 */
export async function problemsIn(
  file: string,
  text: string,
  rules: Rules = REFERENCE,
): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source: text, absoluteRef: resolve(file), config });
  return problems.map(({ ruleId, message, location: [place] }) => {
    const line = place === undefined ? 1 : getLineColLocation(place).start.line;
    return `${file}:${line}: ${message} (${ruleId}, ${place?.pointer ?? ''})`;
  });
}

/** Checks both contracts of the repository with Redocly's recommended rules and our own. */
export async function contractRuleProblems(): Promise<string[]> {
  const found = await Promise.all(
    FILES.map(async ([file, rules]) => problemsIn(file, await readFile(file, 'utf8'), rules)),
  );
  return found.flat();
}
