import { announce, appLines, lanLines, mockLines, upstreamLines } from '#scripts/cli/announce.ts';
import { main } from '#scripts/cli/main.ts';
import { mockOptions } from '#scripts/cli/mockOptions.ts';
import { readPort, requireFreePort } from '#scripts/cli/ports.ts';
import { onStop } from '#scripts/cli/shutdown.ts';
import { startReloadingMock } from '#scripts/cli/startReloadingMock.ts';
import { UserError } from '#scripts/cli/userError.ts';
import { startDevServer } from '#scripts/serve/devServer.ts';

/**
 * `npm start`: the app with hot reload and the mock behind it. PORT and MOCK_PORT set the ports;
 * LAN=1, UPSTREAM and the options of the mock: see `mockOptions`.
 */
await main(
  async () => {
    const options = mockOptions(process.argv.slice(2));
    const port = readPort('PORT', 8080);
    const mockPort = readPort('MOCK_PORT', 8081);
    if (port === mockPort)
      throw new UserError(`PORT and MOCK_PORT are both ${port}: they must differ.`);
    await requireFreePort(port, 'PORT', 'npm start');
    await requireFreePort(mockPort, 'MOCK_PORT', 'npm start');
    const origin = `http://localhost:${port}`;
    const mock = await startReloadingMock({ port: mockPort, appUrl: origin, ...options });
    onStop(() => mock.stop());
    process.stdout.write('Building …\n');
    const server = await startDevServer({ port, mockUrl: mock.url, lan: options.lan === true });
    onStop(() => server.stop());
    announce([
      ...appLines(origin),
      ...mockLines(origin),
      ['Mock alone', `http://localhost:${mockPort}/__mock/`],
      ...upstreamLines(options.upstream),
      ...lanLines(mock.addresses.map((address) => address.replace(/\d+$/, String(port)))),
      ['To stop', 'Ctrl+C'],
    ]);
    return true;
  },
  { isServer: true },
);
