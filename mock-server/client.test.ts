/** @jest-environment node */
import { mockForFile } from '#mock/testing/mockForTests.ts';

const mock = mockForFile();

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

test('a refusal is an error with the reason', async () => {
  const { control } = mock();
  await expect(
    control.addRule({ operation: 'getOverseas', kind: 'outcome', outcome: 'moon' }),
  ).rejects.toThrow(/422 to POST rules: .*moon/);
  await expect(control.loadScene('nothing')).rejects.toThrow(/There is no scene/);
});
