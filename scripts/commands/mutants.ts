import { readFile } from 'node:fs/promises';
import equivalents from '#scripts/test/mutants/equivalents.json' with { type: 'json' };
import { guardedModules } from '#scripts/test/mutants/guardedModules.ts';
import { guardsOf } from '#scripts/test/mutants/guards.ts';
import type { Guard } from '#scripts/test/mutants/guards.ts';
import type { Command } from '#scripts/cli/runCommand.ts';
import { runTool } from '#scripts/cli/runTool.ts';
import { isStopping } from '#scripts/cli/shutdown.ts';
import { UserError } from '#scripts/cli/userError.ts';

/** A guard that tests cannot notice, because the module returns the same without it. */
interface Equivalent {
  module: string;
  guard: string;
  reason: string;
}

const TRANSFORM = JSON.stringify({
  '\\.(?:[jt]sx?|mjs)$': [
    '<rootDir>/scripts/test/mutants/transform.cjs',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
});

/** A loop that runs forever without its guard is noticed too. */
const LONGEST_MS = 180_000;

/** Whether a test fails without the guard. A fixed seed makes the fuzzers deterministic. */
async function isNoticed(
  path: string,
  { start, end, text }: Guard,
  tests: readonly string[],
): Promise<boolean> {
  const { code } = await runTool(
    'node_modules/jest/bin/jest.js',
    ['--runInBand', '--bail', '--silent', '--transform', TRANSFORM, ...tests],
    {
      output: 'keep',
      limit: LONGEST_MS,
      environment: {
        NODE_ENV: 'test',
        SEED: '1',
        MUTANT: JSON.stringify({ path, start, end, text }),
      },
    },
  );
  return code !== 0;
}

/**
 * `npm run test:mutants [-- part of a module’s name …]`: removes each guard in turn; a test of its
 * module must fail.
 */
export const command: Command = {
  isServer: false,
  accepts: 'any',
  async run(arguments_) {
    const wanted = Object.entries(guardedModules).filter(
      ([path]) => arguments_.length === 0 || arguments_.some((part) => path.includes(part)),
    );
    const stray = arguments_.find(
      (part) => !Object.keys(guardedModules).some((path) => path.includes(part)),
    );
    if (stray !== undefined)
      throw new UserError(
        `No guarded module has "${stray}" in its name: see scripts/test/mutants/guardedModules.ts.`,
      );
    let [all, excused] = [0, 0];
    const survivors: string[] = [];
    for (const [path, tests] of wanted) {
      for (const guard of guardsOf(path, await readFile(path, 'utf8'))) {
        if (isStopping()) return false;
        all += 1;
        const isExcused = (equivalents as Equivalent[]).some(
          ({ module, guard: says }) => module === path && says === guard.says,
        );
        if (isExcused) excused += 1;
        else if (!(await isNoticed(path, guard, tests))) {
          survivors.push(`${path}:${guard.line} ${guard.says}`);
          process.stdout.write(`survived: ${survivors.at(-1) ?? ''}\n`);
        }
      }
    }
    process.stdout.write(
      `${all} guards: ${all - excused - survivors.length} noticed, ${excused} equivalent, ${survivors.length} survived\n`,
    );
    return survivors.length === 0;
  },
};
