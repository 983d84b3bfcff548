/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import jsonServer from 'json-server';
import { createMockApp, startMock } from './server';
import type { MockOptions, MockServer } from './server';
import { clientOf } from '#mock/testing/mockForTests.ts';

describe('server', () => {
  const started: Pick<MockServer, 'stop'>[] = [];
  async function start(options?: MockOptions): Promise<MockServer> {
    const mock = await startMock(options);
    started.push(mock);
    return mock;
  }
  // Also after a failed test, because an open server would keep Jest from exiting.
  afterEach(() => Promise.all(started.splice(0).map((mock) => mock.stop())));
  test("alone, it redirects to its desk and says where the app's pages are", async () => {
    const { url } = await start();
    expect((await fetch(`${url}/`)).url).toBe(`${url}/__mock/`);
    for (const path of ['/login/index?sxz-lang=en_US', '/?isThirdLogin=hw', '/%']) {
      const answer = await fetch(url + path);
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { message: expect.stringContaining('"npm start"') },
      ]);
    }
  });
  test('no answer may be stored, and none has an ETag', async () => {
    const mock = await start();
    const { get } = clientOf(mock);
    for (const path of [
      '/api/accounts/open/client/overseas',
      '/api/nothing',
      '/__mock/messages',
      '/__mock/db/users',
      '/__mock/',
    ]) {
      const { headers } = await get(path);
      expect([path, headers.get('cache-control'), headers.get('etag')]).toEqual([
        path,
        'no-store',
        null,
      ]);
    }
  });
  test('the same seed sends the same codes', async () => {
    const codes: string[] = [];
    for (const seed of [7, 7, 8]) {
      const mock = await start({ seed });
      const send = {
        method: 'POST',
        headers: { 'sxz-lang': 'en_US' },
        body: new URLSearchParams({ email: 'a@b.example', left: '', key: '' }),
      };
      await fetch(`${mock.url}/api/accounts/v2/open/email/verify_code`, send);
      const [message] = (await (await fetch(`${mock.url}/__mock/messages`)).json()) as {
        code: string;
      }[];
      codes.push(message?.code ?? '');
    }
    expect(codes[0]).toBe(codes[1]);
    expect(codes[0]).not.toBe(codes[2]);
  });
  test("when mounted in another server, it does not touch that server's pages", async () => {
    const host = jsonServer.create();
    host.use(createMockApp().app);
    host.use((_request, response) => {
      response.send('a page');
    });
    const server = createServer(host).listen(0, '127.0.0.1');
    await new Promise((resolve) => {
      server.once('listening', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const stop = async (): Promise<void> => {
      server.close();
      server.closeAllConnections();
    };
    started.push({ stop });
    const page = await fetch(`${url}/login/index`);
    expect([await page.text(), page.headers.get('cache-control')]).toEqual(['a page', null]);
    expect(
      (
        await fetch(`${url}/api/accounts/open/client/overseas`, {
          headers: { 'sxz-lang': 'zh_CN' },
        })
      ).status,
    ).toBe(200);
    expect((await fetch(`${url}/__mock/about`)).status).toBe(200);
  });
});

describe('replace app', () => {
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
});
