/** @jest-environment node */
import { mockForFile } from '#mock/testing/mockForTests.ts';

const mock = mockForFile();

test('loads a scene by name, and shows and restores it', async () => {
  const { control } = mock();
  await control.loadScene('bad-day');
  const scene = await control.scene();
  expect(scene.rules).toHaveLength(3);
  await control.reset();
  expect(await control.scene()).toEqual({});
  await control.loadScene(scene);
  expect(await control.scene()).toEqual(scene);
});

test('outcomes, rules and rows change the answers', async () => {
  const { control, get } = mock();
  const overseas = async () => (await get('/api/accounts/open/client/overseas')).json();
  await control.addRule({ operation: 'getOverseas', kind: 'outcome', outcome: 'overseas' });
  expect(await overseas()).toMatchObject({ data: true });
  await control.clearRules();
  await control.addRule({ operation: 'getOverseas', kind: 'body', body: 'odd', times: 1 });
  await expect(overseas()).rejects.toThrow();
  await control.rows('tenants').change('academy', { overseas: true });
  expect(await overseas()).toMatchObject({ data: true });
  const rows = control.rows('users');
  const { id } = await rows.add({ role: 'learner', schoolId: 'school-1' });
  await rows.remove(id);
  expect((await rows.list()).map((each) => each.id)).not.toContain(id);
});

test('the clock, the inbox and the log are at hand', async () => {
  const { control, sendSms } = mock();
  await control.freezeClock('2030-01-01T00:00:00Z');
  await sendSms('13912345678');
  expect(await control.messages('13912345678')).toMatchObject([
    { code: expect.stringMatching(/^\d{6}$/), sentAt: '2030-01-01T00:00:00.000Z' },
  ]);
  expect(await control.requests('sendSmsCode')).toHaveLength(1);
  expect(await control.requests('getOverseas')).toEqual([]);
});

test('a refusal is an error with the reason', async () => {
  const { control } = mock();
  await expect(
    control.addRule({ operation: 'getOverseas', kind: 'outcome', outcome: 'moon' }),
  ).rejects.toThrow(/422 to POST rules: .*moon/);
  await expect(control.loadScene('nothing')).rejects.toThrow(/There is no scene/);
});
