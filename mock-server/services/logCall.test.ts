/** @jest-environment node */
import { operations } from '#shared/api/contract/operations.generated.ts';
import { mockForFile } from '#mock/testing/mockForTests.ts';
import type { LoggedRequest } from '#mock/controlTypes.ts';

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

test('the log names the test account of a call', async () => {
  const client = mock();
  await client.sendSms('19900000001');
  expect(await client.look('/__mock/requests')).toMatchObject([
    { trigger: 'test account 19900000001' },
  ]);
});

test('a call without an answer runs until its connection closes', async () => {
  const client = mock();
  await client.postJson('/__mock/rules', { operation: 'getOverseas', kind: 'hang' });
  const leaving = new AbortController();
  const call = client.fetch(operations.getOverseas.path, {
    headers: { 'sxz-lang': 'en_US' },
    signal: leaving.signal,
  });
  const newest = async () => (await client.look<LoggedRequest[]>('/__mock/requests'))[0];
  while ((await newest())?.fault !== 'hang') expect((await newest())?.ms ?? null).toBeNull();
  leaving.abort();
  await expect(call).rejects.toThrow(/abort/i);
  let ended = await newest();
  while (ended?.ms === null) ended = await newest();
  expect(ended).toMatchObject({ status: null, answer: null, fault: 'hang' });
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
