/** @jest-environment node */
import { PNG } from 'pngjs';
import { envelopeOf, mockForFile } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';

interface Challenge {
  srcImage: string;
  cutImage: string;
  key: string;
}
const mock = mockForFile();
const ALWAYS = '19900000003';

const ask = async (client: MockClient, account: string): Promise<Challenge | null> =>
  (
    await envelopeOf<Challenge | null>(
      client.get(
        `/api/accounts/open/login/account/open/code/imagevalid?account=${encodeURIComponent(account)}`,
      ),
    )
  ).data;

async function solve(
  client: MockClient,
  account: string,
  error = 0,
): Promise<{ left: string; key: string }> {
  const challenge = await ask(client, account);
  const [known] = await client.look<{ offset: number }[]>(
    `/__mock/challenges?key=${challenge?.key}`,
  );
  return { left: String((known?.offset ?? 0) + error), key: challenge?.key ?? '' };
}

test('the pictures fit: the piece, moved by the offset, shows what the hole hides', async () => {
  const client = mock();
  const challenge = await ask(client, 'slider@mock.example');
  const background = PNG.sync.read(Buffer.from(challenge?.srcImage ?? '', 'base64'));
  const strip = PNG.sync.read(Buffer.from(challenge?.cutImage ?? '', 'base64'));
  const [known] = await client.look<{ offset: number }[]>(
    `/__mock/challenges?key=${challenge?.key}`,
  );
  const offset = known?.offset ?? 0;
  expect([background.width, background.height, strip.width, strip.height]).toEqual([
    640, 320, 100, 320,
  ]);
  const opaque = Array.from({ length: 100 * 320 }, (_, index) => index).filter(
    (index) => strip.data[index * 4 + 3] === 255,
  );
  const light = (data: Uint8Array, at: number) =>
    (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
  const darker = opaque.filter((index) => {
    const [x, y] = [index % 100, Math.floor(index / 100)];
    return light(background.data, (y * 640 + x + offset) * 4) < light(strip.data, index * 4);
  });
  expect(opaque.length).toBeGreaterThan(4800);
  expect(darker.length / opaque.length).toBeGreaterThan(0.99);
});

test('accepts eight natural pixels off the target and refuses nine', async () => {
  const client = mock();
  expect(await envelopeOf(client.sendSms(ALWAYS, await solve(client, ALWAYS, 9)))).toMatchObject({
    code: '990102',
    message: expect.stringMatching(/./),
  });
  expect(await envelopeOf(client.sendSms(ALWAYS, await solve(client, ALWAYS, -8)))).toMatchObject({
    code: '000000',
  });
});

test('refuses a missing, used, foreign or expired challenge', async () => {
  const client = mock();
  const code = async (slider?: { left: string; key: string }) =>
    (await envelopeOf(client.sendSms(ALWAYS, slider))).code;
  expect(await code()).toBe('990101');
  const right = await solve(client, ALWAYS);
  expect(await code({ ...right, left: '0' })).toBe('990102');
  expect(await code(right)).toBe('990103');
  expect(await code(await solve(client, 'slider@mock.example'))).toBe('990103');
  const old = await solve(client, ALWAYS);
  await client.advance(120_000);
  expect(await code(old)).toBe('990103');
});

test('the fourth code within ten minutes needs a slider', async () => {
  const client = mock();
  const phone = '13912345678';
  for (let count = 0; count < 3; count += 1) {
    expect((await envelopeOf(client.sendSms(phone))).code).toBe('000000');
    await client.advance(60_000);
  }
  expect((await envelopeOf(client.sendSms(phone))).code).toBe('990101');
  expect((await envelopeOf(client.sendSms(phone, await solve(client, phone)))).code).toBe('000000');
  await client.advance(600_000);
  expect(await ask(client, phone)).toBeNull();
});
