/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '#scripts/cli/runTool.ts';

test('reports what a supported browser lacks, and nothing else', async () => {
  const code = `
    new CloseWatcher();
    Array.fromAsync([]);
    navigator.usb;
    customElements.initialize(document);
    performance.memory;
    globalThis.navigator.hid;
    crypto.randomUUID(); localStorage.getItem(''); window.fetch('');
    export const read = (navigator) => navigator.usb;`;
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  writeFileSync(join(folder, 'code.mjs'), code);
  const config = {
    jsPlugins: [join(process.cwd(), 'oxlint.rules.mjs')],
    rules: { 'project/unsupported-calls': 'error' },
  };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  const args = ['--allow=correctness', '-c', join(folder, 'config.json'), folder];
  const { output } = await runTool('node_modules/oxlint/bin/oxlint', args, { output: 'keep' });
  rmSync(folder, { recursive: true });
  expect(new Set([...output.matchAll(/no “(.+)”/g)].map(([, what]) => what))).toEqual(
    new Set([
      'CloseWatcher',
      'Array.fromAsync',
      'navigator.usb',
      'navigator.hid',
      'customElements.initialize',
      'performance.memory',
    ]),
  );
});
