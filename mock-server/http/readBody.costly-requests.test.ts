/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { mockForFile } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';

/**
 * A limit for hangs, which would take minutes. It is generous because machines that run tests are
 * busy.
 */
const MAX_DURATION_MS = 30_000;

const lines: string[] = [];
const strict = mockForFile({ log: (line) => lines.push(line) });

const CONFIG = operations.getAcademyConfig.path;
const MANY = 400_000;
const many = <Value>(value: (index: number) => Value): Value[] =>
  Array.from({ length: MANY }, (_, index) => value(index));
const keys = (count: number): string =>
  JSON.stringify(
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 1])),
  );
const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const JSON_TYPE = 'application/json';
const send = (client: MockClient, path: string, body: string, type = JSON_TYPE) =>
  client.fetch(path, {
    method: 'POST',
    headers: { 'sxz-lang': 'en_US', 'content-type': type },
    body,
  });

interface Refusal {
  violations: { where: string; message: string }[];
}

test.each([
  ['400,000 unknown keys', CONFIG, keys(MANY), JSON_TYPE, 'larger than 2097152 bytes'],
  ['400,000 levels', CONFIG, deep(MANY), JSON_TYPE, 'more than 64 levels'],
  [
    'over 200,000 values',
    CONFIG,
    JSON.stringify({ lang: many(() => 0) }),
    JSON_TYPE,
    'more than 200000 values',
  ],
  [
    'a text of 1.5 million characters',
    CONFIG,
    JSON.stringify({ lang: 'x'.repeat(1_500_000) }),
    JSON_TYPE,
    'more than 1000000 characters',
  ],
  [
    '400,000 parts',
    operations.uploadImage.path,
    `${'--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(MANY / 2)}--edge--`,
    'multipart/form-data; boundary=edge',
    'more than 20 parts',
  ],
])('refuses %s within a second, with a short message', async (_what, path, body, type, message) => {
  const client = strict();
  const begun = performance.now();
  const answer = await send(client, path, body, type);
  const text = await answer.text();
  // Without the limits such a request takes many seconds.
  expect(performance.now() - begun).toBeLessThan(MAX_DURATION_MS);
  expect([answer.status, text.length < 20_000]).toEqual([422, true]);
  const {
    data: { violations },
  } = JSON.parse(text) as { data: Refusal };
  expect(violations.map((each) => each.message).join('\n')).toContain(message);
  expect((await (await client.fetch('/__mock/requests')).text()).length).toBeLessThan(100_000);
});

test.each([
  ['in chunks', {}, Buffer.from(keys(MANY)), 'larger than 2097152 bytes'],
  [
    'packed',
    { 'content-encoding': 'gzip' },
    gzipSync(keys(MANY)),
    'packed (content-encoding: gzip)',
  ],
])(
  'every reader refuses a large body that arrives %s before it reads the body',
  async (_how, headers, bytes, message) => {
    const client = strict();
    for (const path of [CONFIG, '/__mock/rules', '/__mock/reset', '/__mock/db/users']) {
      const answer = await client.fetch(path, {
        method: 'POST',
        headers: { 'content-type': JSON_TYPE, ...headers },
        body: new Blob([bytes as Uint8Array<ArrayBuffer>]).stream(),
        duplex: 'half',
      } as RequestInit);
      const text = await answer.text();
      expect([path, answer.status, text.length < 1000]).toEqual([
        path,
        path.includes('/db/') ? 400 : 422,
        true,
      ]);
      expect(text).toContain(message);
    }
  },
);
