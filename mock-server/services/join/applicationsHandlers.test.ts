/** @jest-environment node */
import type { BodyOf } from '#shared/api/contract/contractTypes.ts';
import { examples } from '#shared/api/contract/examples.generated.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import pictures from '#testing/cases/pictures.json';
import { bearerOf, envelopeOf, mockForFile } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';
import { pngOf, uploadImage } from '#mock/testing/uploads.ts';

const mock = mockForFile();
const apply = (
  client: MockClient,
  bearer: Record<string, string>,
  changes: Partial<BodyOf<'submitApplication'>> = {},
  headers = {},
) =>
  envelopeOf(
    client.postJson(
      operations.submitApplication.path,
      { ...examples.submitApplication.request, ...changes },
      { ...bearer, ...headers },
    ),
  );
const current = (client: MockClient, bearer: Record<string, string>) =>
  envelopeOf<Record<string, unknown> | null>(
    client.get(operations.getCurrentApplication.path, bearer),
  );

test('sends an application with a picture, which then waits and can be read again', async () => {
  const client = mock();
  const bearer = await bearerOf(client);
  expect((await current(client, bearer)).data).toBeNull();
  const { data: image } = await envelopeOf<{ imageId: string; url: string }>(
    uploadImage(client, bearer),
  );
  const picture = await client.fetch(image.url);
  expect([
    picture.headers.get('content-type'),
    Buffer.from(await picture.arrayBuffer()).equals(pngOf(16, 9)),
  ]).toEqual(['image/png', true]);
  const answer = await apply(client, bearer, {
    imageId: image.imageId,
    realName: ' Ana-María O’Neil ',
  });
  expect(answer).toMatchObject({
    code: '000000',
    data: {
      tenantId: 'academy',
      realName: 'Ana-María O’Neil',
      imageId: image.imageId,
      state: 'sent',
    },
  });
  expect(await current(client, bearer)).toMatchObject({ data: answer.data });
  expect(await apply(client, bearer)).toMatchObject({
    code: '990611',
    message: 'You have sent an application. Please wait for the administrator to process it.',
  });
  expect((await apply(client, bearer, { tenantId: 'internal' })).code).toBe('000000');
});

test.each([{ state: 'refused', refusal: 'Too many' }, { state: 'approved' }])(
  'allows another application after the decision %j',
  async (decision) => {
    const client = mock();
    const bearer = await bearerOf(client);
    const { data } = (await apply(client, bearer)) as { data: { applicationId: string } };
    await client.fetch(`/__mock/db/applications/${data.applicationId}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(decision),
    });
    expect((await current(client, bearer)).data).toMatchObject(decision);
    expect((await apply(client, bearer)).code).toBe('000000');
  },
);

test('refuses a closed academy, an administrator and a call without a session', async () => {
  const client = mock();
  const bearer = await bearerOf(client);
  expect((await apply(client, bearer, {}, { tenant_id: 'refusing' })).code).toBe('990302');
  expect(
    await apply(client, await bearerOf(client, { email: 'admin@mock.example' })),
  ).toMatchObject({ code: '990612', message: 'No permission' });
  for (const ask of [apply(client, {}), current(client, {}), envelopeOf(uploadImage(client, {}))])
    expect((await ask).code).toBe('990301');
});

test.each<[Partial<BodyOf<'submitApplication'>>, string]>([
  [{ realName: 'R2D2' }, '990613'],
  [{ reason: '<script>x</script>' }, '990614'],
  [{ imageId: 'image-unknown' }, '990606'],
])('%p is answered %s', async (changes, code) => {
  const client = mock();
  expect((await apply(client, await bearerOf(client), changes)).code).toBe(code);
});

test("refuses another user's picture", async () => {
  const client = mock();
  const { data } = await envelopeOf<{ imageId: string }>(
    uploadImage(client, await bearerOf(client)),
  );
  expect(
    (
      await apply(client, await bearerOf(client, { phone_number: '13800000002' }), {
        imageId: data.imageId,
      })
    ).code,
  ).toBe('990606');
});

const JPEG = Buffer.from(pictures.find(({ name }) => name === 'ok-1x1.jpg')!.base64, 'base64');
const png = (width: number, height: number): Buffer => {
  const bytes = pngOf(1, 1);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
const padded = (bytes: Buffer, length: number): Buffer => Buffer.concat([bytes], length);

test.each<[string, string, Buffer, string]>([
  ['a name of 201 characters', `${'图'.repeat(197)}.png`, pngOf(2, 2), '990601'],
  ['another extension', 'a.gif', pngOf(2, 2), '990602'],
  ['a JPEG', 'A.JPG', JPEG, '000000'],
  ['exactly 2 MB', 'a.png', padded(pngOf(2, 2), 2_097_152), '000000'],
  ['one byte more', 'a.png', padded(pngOf(2, 2), 2_097_153), '990603'],
  ['8193 a side', 'a.png', png(8193, 1), '990605'],
  ['just over 25 million pixels', 'a.png', png(5001, 5000), '990605'],
])('answers %s as D45 requires', async (_title, name, bytes, code) => {
  const client = mock();
  const { data, ...answer } = await envelopeOf(
    uploadImage(client, await bearerOf(client), bytes, name),
  );
  expect([answer.code, data === null]).toEqual([code, code !== '000000']);
});

test('the log describes the file without its bytes; a reset drops the picture', async () => {
  const client = mock();
  const { data } = await envelopeOf<{ url: string }>(uploadImage(client, await bearerOf(client)));
  const [logged] = await client.look<{ body: unknown }[]>(`/__mock/requests?operation=uploadImage`);
  expect(logged?.body).toEqual({
    file: expect.stringMatching(/^me\.png \(application\/octet-stream, \d+ bytes\)$/),
  });
  await client.postJson('/__mock/reset', {});
  expect((await client.fetch(data.url)).status).toBe(404);
});
