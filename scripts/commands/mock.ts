import { startMock } from '../../mock-server/server';
import { announce, mockLines } from '../process/announce';
import { readPort, requireFreePort } from '../process/ports';
import type { Command } from '../process/runCommand';
import { onStop } from '../process/shutdown';

/** `npm run mock`: the mock alone. MOCK_PORT, or else PORT, chooses the port. */
export const command: Command = {
  isServer: true,
  async run() {
    const port = readPort('MOCK_PORT', readPort('PORT', 8081));
    await requireFreePort(port, 'MOCK_PORT', 'npm run mock');
    const mock = await startMock({ port, log: (line) => process.stdout.write(`  mock: ${line}\n`) });
    onStop(() => mock.stop());
    announce([...mockLines(`http://localhost:${port}`), ['To stop', 'Ctrl+C']]);
    return true;
  },
};
