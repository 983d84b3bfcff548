/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { problemsIn } from './rules';

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
