/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { CONTROL, problemsIn } from './rules';

const FILE = 'src/shared/api/contract/openapi.yaml';
const contract = readFileSync(FILE, 'utf8');

/** Each replaces a part of the contract; the rule finds the slip. */
const slips = [
  [
    "      description: The user's language; the service's messages are in this language\n",
    '',
    'described-parameter',
  ],
  [
    '      description: One of the twelve languages, as language and region\n',
    '',
    'described-schema',
  ],
  [', description: Always empty; the header names the academy', '', 'described-property'],
  ['      security: []\n', '', 'stated-security'],
  [
    '              examples: { usual: { $ref: examples.generated.yaml#/getOverseas/answer } }\n',
    '',
    'example-of-body',
  ],
  [
    'deregistrationEndsAt: 2025-03-16T00:00:00Z',
    'deregistrationEndsAt: soon',
    'oas3-valid-media-example',
  ],
  [
    'examples.generated.yaml#/getClientIp/answer',
    'examples.generated.yaml#/nothing',
    'invalid-ref',
  ],
] as const;

test('finds what is missing or wrong in a contract', async () => {
  const broken = slips.reduce((text, [part, replacement]) => {
    expect(text).toContain(part);
    return text.replace(part, replacement);
  }, contract);
  const problems = await problemsIn(FILE, broken);
  expect(problems.map((line) => /\((\S+), /.exec(line)?.[1])).toEqual(
    expect.arrayContaining(slips.map(([, , rule]) => rule)),
  );
}, 60_000);

test('finds what is missing in the control API', async () => {
  const file = 'mock-server/contract/control.yaml';
  const broken = [
    ['description: The current time', 'title: Now'],
    ['      description: The time of the namespace\n', ''],
    ['{ type: object, examples: [{}] }', '{ type: object }'],
  ].reduce(
    (text, [part = '', replacement = '']) => {
      expect(text).toContain(part);
      return text.replace(part, replacement);
    },
    readFileSync(file, 'utf8'),
  );
  const problems = await problemsIn(file, broken, CONTROL);
  expect(problems.join('\n')).toMatch(/described-property, components\.schemas\.Clock/);
  expect(problems.join('\n')).toMatch(/described-schema, components\.schemas\.Clock/);
  expect(problems.join('\n')).toMatch(/example-of-body, paths\./);
});
