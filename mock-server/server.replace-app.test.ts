/** @jest-environment node */
import { createMockApp, startMock } from './server';
import { clientOf } from '#mock/testing/mockForTests.ts';

test('a newer application keeps rows, rules, the log and open event streams', async () => {
  const mock = await startMock();
  try {
    const { control, get, look, sendSms } = clientOf(mock);
    await sendSms('13912345678');
    await control.addRule({ operation: 'getOverseas', kind: 'status', status: 503 });
    const events = (await get('/__mock/events')).body?.getReader();
    await events?.read();
    const state = (): Promise<unknown[]> =>
      Promise.all(['/__mock/messages', '/__mock/rules', '/__mock/requests'].map(look));
    const before = await state();
    mock.replaceApp((options, kept) => createMockApp({ ...options, appUrl: 'newer' }, kept));
    expect(await look('/__mock/about')).toMatchObject({ appUrl: 'newer' });
    expect(await state()).toEqual(before);
    expect((await get('/api/accounts/open/client/overseas')).status).toBe(503);
    const event = await events?.read();
    expect(new TextDecoder().decode(event?.value)).toContain('getOverseas');
  } finally {
    await mock.stop();
  }
});
