import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Document, Spectral } from '@stoplight/spectral-core';
import { defined, or, truthy } from '@stoplight/spectral-functions';
import { oas } from '@stoplight/spectral-rulesets';
import type { RulesetDefinition } from '@stoplight/spectral-core';
import type * as Parsers from '@stoplight/spectral-parsers';

// Node does not recognise the named exports of this CommonJS package.
const { Yaml } = createRequire(import.meta.url)('@stoplight/spectral-parsers') as typeof Parsers;

const OPERATIONS = '$.paths[*][get,put,post,delete,patch]';
const RECOMMENDED: RulesetDefinition = { extends: [[oas as RulesetDefinition, 'recommended']] };
/** A property that is a reference takes the description of its schema. */
const DESCRIBED_PROPERTY = {
  message: 'A property of a schema needs a description',
  given: ['$.components.schemas..properties[*]'],
  then: { field: 'description', function: truthy },
};

/** The platform's contract is also read by backend teams, so it must explain itself. */
const REFERENCE: RulesetDefinition = {
  ...RECOMMENDED,
  rules: {
    'described-parameter': {
      message: 'A parameter needs a description and an example',
      given: [`${OPERATIONS}.parameters[*]`],
      then: [
        { field: 'description', function: truthy },
        { field: 'example', function: defined },
      ],
    },
    'described-schema': {
      message: 'A schema needs a description and a source (`x-source`)',
      given: ['$.components.schemas[*]'],
      then: [
        { field: 'description', function: truthy },
        { field: 'x-source', function: truthy },
      ],
    },
    'described-property': DESCRIBED_PROPERTY,
    'example-of-body': {
      message: 'A request or an answer needs an example',
      given: [`${OPERATIONS}.requestBody.content[*]`, `${OPERATIONS}.responses[*].content[*]`],
      then: { function: or, functionOptions: { properties: ['example', 'examples'] } },
    },
    'stated-security': {
      message: 'An operation needs `security`; `[]` for anonymous calls',
      given: [OPERATIONS],
      then: { field: 'security', function: defined },
    },
  },
};
const FILES: readonly (readonly [string, RulesetDefinition])[] = [
  ['src/shared/api/contract/openapi.yaml', REFERENCE],
];

/**
 * Checks an OpenAPI document, and the files that it refers to, with Spectral.
 * @returns one line for each problem
 */
export async function problemsIn(
  file: string,
  text: string,
  rules: RulesetDefinition = REFERENCE,
): Promise<string[]> {
  const spectral = new Spectral();
  spectral.setRuleset(rules);
  const results = await spectral.run(new Document(text, Yaml, resolve(file)));
  return results.map(
    ({ code, message, path, range }) =>
      `${file}:${range.start.line + 1}: ${message} (${String(code)}, ${path.join('.')})`,
  );
}

/** Checks both contracts of the repository with Spectral's recommended rules and our own. */
export async function contractRuleProblems(): Promise<string[]> {
  const found = await Promise.all(
    FILES.map(async ([file, rules]) => problemsIn(file, await readFile(file, 'utf8'), rules)),
  );
  return found.flat();
}
