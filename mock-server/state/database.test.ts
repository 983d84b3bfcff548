/** @jest-environment node */
import { clientOf, mockForFile } from '#mock/testing/mockForTests.ts';

const mock = mockForFile();

test('the REST interface and the mock share their rows, also after all rows were replaced', async () => {
  const client = mock();
  const mobiles = async (): Promise<unknown[]> =>
    (await client.look<{ mobile: string }[]>('/__mock/db/users?nickName=Robin')).map(
      ({ mobile }) => mobile,
    );
  const setMobile = (mobile: string) =>
    client.fetch('/__mock/db/users/user-nickname', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobile }),
    });
  await setMobile('13811111111');
  const changed = await client.control.scene();
  await setMobile('13822222222');
  expect(await mobiles()).toEqual(['13822222222']);
  await client.control.loadScene(changed);
  expect(await mobiles()).toEqual(['13811111111']);
  expect(
    await clientOf(client, { 'x-mock-ns': client.namespace }).signIn({
      phone_number: '13811111111',
    }),
  ).toMatchObject({ user_id: 'user-nickname' });
  await client.postJson('/__mock/reset', {});
  expect(await mobiles()).toEqual(['13800000003']);
});
