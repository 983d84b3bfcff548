/** @jest-environment node */
import { operations } from '#shared/api/contract/operations.generated.ts';
import { mockForFile } from '#mock/testing/mockForTests.ts';
import type { LoggedRequest } from '#mock/state/controlTypes.ts';

const mock = mockForFile();

test('the log has the answer, its size, the real time and what decided it', async () => {
  const client = mock();
  const text = await (
    await client.get(operations.getOverseas.path, {
      'x-mock-scenario': 'getOverseas=overseas',
      tenant_id: 'oauth',
    })
  ).text();
  expect(await client.look('/__mock/requests')).toMatchObject([
    {
      size: text.length,
      academy: 'oauth',
      trigger: 'header x-mock-scenario',
      answer: { headers: { 'content-type': 'application/json' }, body: { data: true } },
      ms: expect.any(Number),
    },
  ]);
});

test('pictures in an answer are kept as their size, and large answers are cut', async () => {
  const client = mock();
  await client.get(`${operations.getSliderChallenge.path}?account=19900000003`);
  const [slider] = await client.look<LoggedRequest[]>('/__mock/requests');
  expect(JSON.stringify(slider?.answer?.body)).toContain('(a picture of ');
  expect(JSON.stringify(slider?.answer?.body).length).toBeLessThan(2000);
  await client.postJson('/__mock/rules', {
    operation: 'getOverseas',
    kind: 'body',
    body: Array.from({ length: 9000 }, (_, index) => index),
  });
  await client.get(operations.getOverseas.path);
  const [large] = await client.look<LoggedRequest[]>('/__mock/requests');
  expect(large?.answer?.body).toMatch(/… \(\d+ bytes\)$/);
});
