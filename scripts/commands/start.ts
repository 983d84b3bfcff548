import { startMock } from '../../mock-server/server';
import { announce, appLines, mockLines } from '../process/announce';
import { readPort, requireFreePort } from '../process/ports';
import type { Command } from '../process/runCommand';
import { onStop } from '../process/shutdown';
import { UserError } from '../process/userError';
import { startDevServer } from '../serving/devServer';

/** `npm start`: the app with hot reload and the mock behind it. PORT and MOCK_PORT choose the ports. */
export const command: Command = {
  isServer: true,
  async run() {
    const port = readPort('PORT', 8080);
    const mockPort = readPort('MOCK_PORT', 8081);
    if (port === mockPort) throw new UserError(`PORT and MOCK_PORT are both ${port}: they must differ.`);
    await requireFreePort(port, 'PORT', 'npm start');
    await requireFreePort(mockPort, 'MOCK_PORT', 'npm start');
    const origin = `http://localhost:${port}`;
    const mock = await startMock({ port: mockPort, appUrl: origin, log: (line) => process.stdout.write(`  mock: ${line}\n`) });
    onStop(() => mock.stop());
    process.stdout.write('Building …\n');
    const server = await startDevServer({ port, mockUrl: mock.url });
    onStop(() => server.stop());
    announce([...appLines(origin), ...mockLines(origin), ['Mock alone', `http://localhost:${mockPort}/__mock/`], ['To stop', 'Ctrl+C']]);
    return true;
  },
};
