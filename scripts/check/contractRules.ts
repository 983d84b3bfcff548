import { readFile } from 'node:fs/promises';
import { createConfig, lint } from '@redocly/openapi-core';
import { parse } from 'yaml';

const CONTRACT = 'src/shared/api/contract/openapi.yaml';
/** Backend teams read the contract too, so it must explain itself. */
const RULES = {
  'info-license': 'off',
  // Redirects have no other answer, and a client may not know the codes of errors.
  'operation-2xx-response': 'off',
  'operation-4xx-response': 'off',
  'no-ambiguous-paths': 'off',
  'no-unused-components': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-schema-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'operation-description': 'error',
  'rule/described-parameter': {
    subject: { type: 'Parameter' },
    assertions: { required: ['description', 'example'] },
    message: 'A parameter needs a description and an example',
  },
  'rule/example-of-body': {
    subject: { type: 'MediaType' },
    assertions: { requireAny: ['example', 'examples'] },
    message: 'A request or an answer needs an example',
  },
  'rule/stated-security': {
    subject: { type: 'Operation' },
    assertions: { required: ['security', 'x-safe'] },
    message: 'An operation needs `security` (`[]` for anonymous calls) and `x-safe`',
  },
} as const;

interface Schema {
  $ref?: string;
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
}

/** A property that is a reference takes the description of its schema. */
function undescribed(name: string, { properties = {}, items }: Schema): string[] {
  return [
    ...Object.entries(properties).flatMap(([key, property]) => [
      ...(property.$ref === undefined && property.description === undefined
        ? [`${name}.${key} needs a description`]
        : []),
      ...undescribed(`${name}.${key}`, property),
    ]),
    ...(items ? undescribed(name, items) : []),
  ];
}

/** Checks the contract with Redocly's recommended rules and our own. */
export async function contractRuleProblems(): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: RULES });
  const problems = await lint({ ref: CONTRACT, config });
  const { components } = parse(await readFile(CONTRACT, 'utf8')) as {
    components: { schemas: Readonly<Record<string, Schema>> };
  };
  return [
    ...problems.map(
      ({ ruleId, message, location: [place] }) => `${message} (${ruleId}, ${place?.pointer ?? ''})`,
    ),
    ...Object.entries(components.schemas).flatMap(([name, schema]) => [
      ...(schema.description ? [] : [`${name} needs a description`]),
      ...undescribed(name, schema),
    ]),
  ];
}
