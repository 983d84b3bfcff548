/** @jest-environment node */
import { operations } from '#shared/api/contract/operations.generated.ts';
import { envelopeOf, mockForFile } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';

const mock = mockForFile();

async function newSession(client: MockClient): Promise<string> {
  const { data } = await envelopeOf<{ qrCodeSessionId: string }>(
    client.get(operations.createQrSession.path),
  );
  return data.qrCodeSessionId;
}

test('a QR session is scanned and confirmed, and impossible moves are refused', async () => {
  const client = mock();
  const id = await newSession(client);
  const move = (action: string, body: object = {}, session = id) =>
    client.postJson(`/__mock/qr/${session}/${action}`, body);
  expect(await client.look('/__mock/qr')).toMatchObject([
    { id, state: 'waiting', userId: null, moves: ['scan', 'expire'] },
  ]);
  expect((await move('confirm')).status).toBe(409);
  expect(await (await move('scan')).json()).toMatchObject({
    state: 'scanned',
    moves: ['confirm', 'cancel', 'expire'],
  });
  expect((await move('confirm', { userId: 'nobody' })).status).toBe(404);
  expect(await (await move('confirm', { userId: 'user-admin' })).json()).toMatchObject({
    state: 'confirmed',
    userId: 'user-admin',
  });
  expect((await move('scan', {}, 'unknown')).status).toBe(404);
  expect((await move('dance')).status).toBe(422);
  const other = await newSession(client);
  expect(await (await move('expire', {}, other)).json()).toMatchObject({
    state: 'expired',
    moves: [],
  });
});

test('the cookies of a browser are reported', async () => {
  const cookie = 'mock_ns=mine; mock_scenario=getOverseas%3Doverseas';
  expect(await (await mock().fetch('/__mock/browser', { headers: { cookie } })).json()).toEqual({
    namespace: 'mine',
    outcomes: { getOverseas: 'overseas' },
  });
});
