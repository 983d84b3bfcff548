import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BUILD, filesIn, HOST, readIn, writeIn } from '#scripts/build/buildFolder.ts';
import { main } from '#scripts/cli/main.ts';
import { runProgram } from '#scripts/cli/runTool.ts';
import { makeRelease } from '#scripts/release/makeRelease.ts';
import { unpackArchive } from '#scripts/release/unpackArchive.ts';

/** Any time: that of the commit needs git. */
const TIME = 1_700_000_000;

/** The files that two folders do not both have with the same bytes. */
function differences(one: string, other: string): string[] {
  const paths = new Set([...filesIn(one), ...filesIn(other)]);
  return [...paths].sort().filter((path) => {
    const [here, there] = [join(one, path), join(other, path)];
    const areBoth = existsSync(here) && existsSync(there);
    return !areBoth || !readFileSync(here).equals(readFileSync(there));
  });
}

/** The files of an unpacked release whose line in `SHA256SUMS` is missing or wrong. */
function wrongSums(folder: string): string[] {
  const lines = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n');
  const hashes = new Map(lines.map((line) => [`/${line.slice(66)}`, line.slice(0, 64)]));
  return filesIn(folder)
    .filter((path) => path !== '/SHA256SUMS')
    .filter((path) => {
      const content = readFileSync(join(folder, path));
      return createHash('sha256').update(content).digest('hex') !== hashes.get(path);
    });
}

const NAMED_FILE =
  /\]\((?!https?:|#)([^)#\s]+)|`((?:dist|dist-host|deploy|contract|docs)\/[\w./-]+\w)`/g;

/** Files that the documents of a release link or name and that are not in it. */
function missingFiles(folder: string): string[] {
  return filesIn(folder)
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...readIn(folder, path).matchAll(NAMED_FILE)]
        .filter(
          ([, link, name = '']) =>
            !existsSync(link === undefined ? join(folder, name) : join(folder, path, '..', link)),
        )
        .map(([file]) => `${path} names ${file}, which is not in the archive`),
    );
}

/**
 * Uses a release of the build in `dist` as an adopter does, from the archive alone: configures it
 * for another academy, and then without a configuration, which must give the bytes of the build.
 * @returns what is wrong
 */
async function releaseProblems(work: string): Promise<string[]> {
  const [archive, again] = [
    await makeRelease(TIME, join(work, 'one')),
    await makeRelease(TIME, join(work, 'two')),
  ];
  const files = await unpackArchive(readFileSync(archive));
  for (const { name, content } of files) writeIn(work, name, content);
  const release = join(work, files[0]?.name.split('/')[0] ?? '');
  const [example, none] = [join(release, HOST, 'deployment.example.json'), join(work, 'none.json')];
  writeIn(work, 'none.json', '{}');
  const configuredFolder = join(work, 'configured');
  const configure = async (from: string, config: string, ...more: string[]): Promise<string[]> => {
    const tool = join(release, HOST, 'configure.mjs');
    const { code, output } = await runProgram(
      process.execPath,
      [tool, '--dist', from, '--config', config, ...more],
      { output: 'keep' },
    );
    return code === 0 ? [] : [output];
  };
  return [
    ...(readFileSync(archive).equals(readFileSync(again)) ? [] : ['The two archives differ']),
    ...wrongSums(release).map((path) => `SHA256SUMS is wrong about ${path}`),
    ...missingFiles(release),
    ...(await configure(join(release, BUILD), example, '--out', configuredFolder)),
    ...(differences(configuredFolder, BUILD).length > 0 ? [] : ['The example configures nothing']),
    ...(await configure(configuredFolder, none)),
    ...differences(configuredFolder, BUILD).map((path) => `Configured back, ${path} differs`),
  ];
}

await main(async () => {
  mkdirSync('.cache', { recursive: true });
  const work = resolve(mkdtempSync('.cache/release-'));
  try {
    const problems = await releaseProblems(work);
    process.stdout.write(
      problems.length === 0
        ? 'A release has the same bytes twice, right checksums, what its documents name, and can be configured and back.\n'
        : `${problems.join('\n')}\n`,
    );
    return problems.length === 0;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});
