/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { loadContract } from '#mock/contract/contract.ts';
import { resolve } from '#mock/contract/document.ts';
import { problemsIn } from './rules';

const FILE = 'src/shared/api/contract/openapi.yaml';
const contract = readFileSync(FILE, 'utf8');

/** Each replaces a part of the contract; the rule finds the slip. */
const slips = [
  [
    "      description: The user's language; the service's messages are in this language\n",
    '',
    'rule/described-parameter',
  ],
  [
    '      description: One of the twelve languages, as language and region\n',
    '',
    'rule/described-schema',
  ],
  ['      security: []\n', '', 'security-defined'],
  [
    '              examples: { usual: { $ref: examples.generated.yaml#/getOverseas/answer } }\n',
    '',
    'rule/example-of-body',
  ],
  [
    'deregistrationEndsAt: 2025-03-16T00:00:00Z',
    'deregistrationEndsAt: 5',
    'no-invalid-media-type-examples',
  ],
  [
    'examples.generated.yaml#/getClientIp/answer',
    'examples.generated.yaml#/nothing',
    'no-unresolved-refs',
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

/** Redocly checks no formats, such as that of a date. */
test('the examples of answers have the formats that the contract requires', () => {
  const { document, operations } = loadContract(pathToFileURL(FILE));
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const checked = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, responses }) =>
      Object.entries(responses).flatMap(([status, response]) =>
        Object.values(resolve(document, response).content ?? {}).flatMap((media) =>
          Object.values(
            (media as { examples?: Record<string, { value: unknown }> }).examples ?? {},
          ).map(({ value }) => ({
            operationId,
            status,
            violations: byId.get(operationId)?.checkAnswer(Number.parseInt(status, 10), value),
          })),
        ),
      ),
    );
  expect(checked.length).toBeGreaterThan(30);
  expect(checked.filter(({ violations }) => violations?.length !== 0)).toEqual([]);
});
