import { announce, lanLines, mockLines, upstreamLines } from '#scripts/cli/announce.ts';
import { mockOptions } from '#scripts/cli/mockOptions.ts';
import { readPort, requireFreePort } from '#scripts/cli/ports.ts';
import type { Command } from '#scripts/cli/runCommand.ts';
import { onStop } from '#scripts/cli/shutdown.ts';
import { startMockThread } from '#scripts/cli/startMockThread.ts';

/**
 * `npm run mock`: the mock alone. MOCK_PORT, or else PORT, sets the port. LAN=1 lets a phone
 * of the local network scan the QR code; ENFORCE=1 refuses contract violations instead of logging them; UPSTREAM lets a
 * real service answer; `-- --data FILE` stores edits.
 */
export const command: Command = {
  isServer: true,
  accepts: 'any',
  async run(arguments_) {
    const port = readPort('MOCK_PORT', readPort('PORT', 8081));
    await requireFreePort(port, 'MOCK_PORT', 'npm run mock');
    const options = mockOptions(arguments_);
    const mock = await startMockThread({ port, ...options });
    onStop(() => mock.stop());
    announce([
      ...mockLines(`http://localhost:${port}`, '/__mock/'),
      ...upstreamLines(options.upstream),
      ...lanLines(mock.addresses),
      ['To stop', 'Ctrl+C'],
    ]);
    return true;
  },
};
