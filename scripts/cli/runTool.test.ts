/** @jest-environment node */
import { runProgram } from './runTool';

test('stops a program after its time limit and counts it as failed', async () => {
  const { code } = await runProgram(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], {
    output: 'keep',
    limit: 300,
  });
  expect(code).not.toBe(0);
});

test('returns the code and output of a program that ends in time', async () => {
  const result = await runProgram(
    process.execPath,
    ['-e', 'console.log("done"); process.exitCode = 3'],
    { output: 'keep', limit: 60_000 },
  );
  expect(result).toEqual({ code: 3, output: 'done\n' });
});
