/** @jest-environment node */
import { command as fuzz } from '#scripts/commands/fuzz.ts';
import { command as walks } from '#scripts/commands/walks.ts';
import { refuseUnknown } from './refuseUnknown';
import type { Command } from './runCommand';
import { runProgram } from './runTool';

afterEach(() => jest.restoreAllMocks());

test('accepts known arguments and none', () => {
  expect(() => refuseUnknown([], [])).not.toThrow();
  expect(() => refuseUnknown(['use', 'start'], ['start', 'use'])).not.toThrow();
});

test.each<[string[], string[], string]>([
  [['--no-bild'], ['--no-build'], '"--no-bild" is not known: this command takes only --no-build.'],
  [['start', 'sok'], ['start', 'soak'], '"sok" is not known: this command takes only start, soak.'],
  [['--fast'], [], '"--fast" is not known: this command takes no arguments.'],
])('refuses %j if the known arguments are %j', (arguments_, known, message) => {
  expect(() => refuseUnknown(arguments_, known)).toThrow(message);
});

test.each<[string[], Record<string, string>, RegExp]>([
  [['budgets', '--fast'], {}, /"--fast" is not known/],
  [['bench', 'use'], { BENCH_ROUNDS: 'many' }, /BENCH_ROUNDS must be/],
])('%j with %j fails at once with a message', async (command, environment, sentence) => {
  const { code, output } = await runProgram(process.execPath, ['scripts/run.mjs', ...command], {
    output: 'keep',
    environment,
    limit: 60_000,
  });
  expect(code).toBe(1);
  expect(output.trim()).toMatch(sentence);
  expect(output).not.toMatch(/^ +at /m);
});

test.each<[Command, string[], Record<string, string>, RegExp]>([
  [walks, [], { WALKS: 'all' }, /WALKS must be/],
  [fuzz, [], { SEED: 'abc' }, /SEED must be/],
])(
  'refuses options that would run nothing and pass: %#',
  async ({ run }, arguments_, environment, sentence) => {
    jest.replaceProperty(process, 'env', { ...process.env, ...environment });
    await expect(run(arguments_)).rejects.toThrow(sentence);
  },
);
