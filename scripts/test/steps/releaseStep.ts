import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BUILD, filesIn, HOST, writeIn } from '#scripts/build/buildFolder.ts';
import { outcomeOf } from '#scripts/cli/outcome.ts';
import type { Outcome } from '#scripts/cli/outcome.ts';
import { runProgram } from '#scripts/cli/runTool.ts';
import { onStop } from '#scripts/cli/shutdown.ts';
import { makeRelease } from '#scripts/release/makeRelease.ts';
import { unpackArchive } from '#scripts/release/unpackArchive.ts';

/** Any time: that of the commit needs git. */
const TIME = 1_700_000_000;
const EXAMPLE = 'deployment.example.json';

/** The files that two folders do not both have with the same bytes, one line for each. */
export function differences(one: string, other: string): string[] {
  const paths = new Set([...filesIn(one), ...filesIn(other)]);
  return [...paths].sort().flatMap((path) => {
    const missing = [one, other].find((folder) => !existsSync(join(folder, path)));
    if (missing !== undefined) return [`${path} is not in ${missing}`];
    return readFileSync(join(one, path)).equals(readFileSync(join(other, path)))
      ? []
      : [`${path} differs`];
  });
}

/** What `SHA256SUMS` of an unpacked release says otherwise than its files, one line for each. */
function wrongSums(folder: string): string[] {
  const lines = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n');
  const listed = new Map(lines.map((line) => [`/${line.slice(66)}`, line.slice(0, 64)]));
  return filesIn(folder)
    .filter((path) => path !== '/SHA256SUMS')
    .filter((path) => {
      const content = readFileSync(join(folder, path));
      return createHash('sha256').update(content).digest('hex') !== listed.get(path);
    })
    .map((path) => `SHA256SUMS does not know ${path} so`);
}

/**
 * Unpacks a release.
 * @returns the one folder in it
 */
async function unpackTo(folder: string, archive: string): Promise<string> {
  const files = await unpackArchive(readFileSync(archive));
  for (const { name, content } of files) writeIn(folder, name, content);
  return join(folder, files[0]?.name.split('/')[0] ?? '');
}

async function node(...arguments_: string[]): Promise<string> {
  const { code, output } = await runProgram(process.execPath, arguments_, { output: 'keep' });
  return code === 0 ? '' : output;
}

/**
 * Builds with a configuration; `dist` is moved away meanwhile.
 * @param to the folder for the result
 * @returns what is wrong
 */
async function buildConfigured(config: string, aside: string, to: string): Promise<string> {
  const putBack = (): void => {
    for (const [folder, kept] of [
      [BUILD, aside],
      [HOST, `${aside}-host`],
    ] as const) {
      if (!existsSync(kept)) continue;
      rmSync(folder, { recursive: true, force: true });
      renameSync(kept, folder);
    }
  };
  const forget = onStop(putBack);
  try {
    renameSync(BUILD, aside);
    renameSync(HOST, `${aside}-host`);
    const { code, output } = await runProgram(process.execPath, ['scripts/run.mjs', 'build'], {
      output: 'keep',
      environment: { DEPLOYMENT_JSON: config },
    });
    if (code !== 0) return output;
    renameSync(BUILD, to);
    renameSync(HOST, `${to}-host`);
    return '';
  } finally {
    putBack();
    forget();
  }
}

/**
 * Packs the build in `dist` as a release and uses it as an adopter does: from the archive alone,
 * with another academy's configuration. The result must have the bytes of a build that is made with
 * that configuration.
 */
export async function releaseStep(): Promise<Outcome> {
  mkdirSync('.cache', { recursive: true });
  const work = resolve(mkdtempSync('.cache/release-'));
  try {
    const [archive, again] = [
      await makeRelease(TIME, join(work, 'one')),
      await makeRelease(TIME, join(work, 'two')),
    ];
    const isSame = readFileSync(archive).equals(readFileSync(again));
    const release = await unpackTo(work, archive);
    const config = join(release, HOST, EXAMPLE);
    const [configured, built] = [join(work, 'configured'), join(work, 'built')];
    const toolSaid = await node(
      join(release, HOST, 'configure.mjs'),
      ...['--dist', join(release, BUILD), '--config', config, '--out', configured],
    );
    const buildSaid = await buildConfigured(config, join(work, 'aside'), built);
    const problems = toolSaid + buildSaid;
    return outcomeOf([
      ['A release has the same bytes twice', isSame ? '' : 'The two archives differ'],
      ['A release has a checksum for each file', wrongSums(release).join('\n')],
      [
        'Configuring a release gives the bytes of a configured build',
        problems
          || [
            ...differences(configured, built),
            ...differences(`${configured}-host`, `${built}-host`),
          ].join('\n'),
      ],
    ]);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
