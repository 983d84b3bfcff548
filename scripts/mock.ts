import { announce, lanLines, mockLines, upstreamLines } from '#scripts/cli/announce.ts';
import { main } from '#scripts/cli/main.ts';
import { mockOptions } from '#scripts/cli/mockOptions.ts';
import { readPort, requireFreePort } from '#scripts/cli/ports.ts';
import { onStop } from '#scripts/cli/shutdown.ts';
import { startReloadingMock } from '#scripts/cli/startReloadingMock.ts';

/**
 * `npm run mock`: the mock alone. MOCK_PORT, or else PORT, sets the port. LAN=1, UPSTREAM and the
 * options: see `mockOptions`.
 */
await main(
  async () => {
    const options = mockOptions(process.argv.slice(2));
    const port = readPort('MOCK_PORT', readPort('PORT', 8081));
    await requireFreePort(port, 'MOCK_PORT', 'npm run mock');
    const mock = await startReloadingMock({ port, ...options });
    onStop(() => mock.stop());
    announce([
      ...mockLines(`http://localhost:${port}`, '/__mock/'),
      ...upstreamLines(options.upstream),
      ...lanLines(mock.addresses),
      ['To stop', 'Ctrl+C'],
    ]);
    return true;
  },
  { isServer: true },
);
