/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const CODE = `
  import('./scripts/cli/keepRunning.ts').then(({ keepRunning }) => {
    keepRunning();
    setTimeout(() => { throw new Error('thrown later'); });
    void Promise.reject(new Error('lost rejection'));
    setTimeout(() => process.stdout.write('still here'), 50);
  });
`;

test('an error thrown later and a lost rejection are shown with their stacks, and end nothing', async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--eval',
    CODE,
  ]);
  expect(stdout).toBe('still here');
  expect(stderr).toMatch(/Error: lost rejection\n +at /);
  expect(stderr).toMatch(/Error: thrown later\n +at /);
}, 30_000);
