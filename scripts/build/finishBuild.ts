import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type webpack from 'webpack';
import { configureSite } from '#scripts/configure/configureSite.ts';
import { writeConfigureTool } from '#scripts/configure/writeConfigureTool.ts';
import { isPage } from '#scripts/serve/builtPages.ts';
import { SECURITY_TEXT } from '#scripts/serve/hostRules.ts';
import { BUILD, filesIn, HOST, readIn, SOURCE_MAPS, writeIn } from './buildFolder';
import type { BuildSettings } from './buildSettings';
import { bundledPackages } from './bundledPackages';
import { compressFiles } from './compressFiles';
import { integrityProblems } from './integrity';
import { readManifest } from './manifest';
import { licenseProblems, thirdPartyNotices } from './notices';
import { sourcesHash } from './sourcesHash';

/**
 * Moves the source maps out of the served files. webpack writes into each the name that its script
 * had before hashing; this replaces it with the final name.
 */
function moveSourceMaps(): void {
  for (const path of filesIn(BUILD).filter((name) => name.endsWith('.map'))) {
    const name = JSON.stringify(path.slice(1, -'.map'.length));
    const map = readIn(BUILD, path).replace(/^(\{"version":3,"file":)"[^"]*"/, `$1${name}`);
    writeIn(join(HOST, SOURCE_MAPS), path, map);
    rmSync(join(BUILD, path));
  }
}

function writeSecurityText(text: string | undefined): void {
  if (text !== undefined) writeIn(BUILD, SECURITY_TEXT, text);
  else
    process.stdout.write(
      'No security.txt: --security-contact names no address (docs/deployment.md).\n',
    );
}

/** The commit that is built, with `-dirty` for a tree with changes; undefined without git. */
function commitOfTree(): string | undefined {
  const options = ['describe', '--always', '--abbrev=40', '--exclude=*', '--dirty'];
  const { status, stdout } = spawnSync('git', options, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Writes the files of a build that are the same for every deployment. */
async function writeTools(): Promise<void> {
  const { name, version } = readManifest();
  const about = { name, version, commit: commitOfTree(), sources: sourcesHash() };
  writeIn(HOST, 'build.json', `${JSON.stringify(about)}\n`);
  for (const file of ['deployment.schema.json', 'deployment.example.json'])
    copyFileSync(join('deploy', file), join(HOST, file));
  await writeConfigureTool(HOST, version);
}

/**
 * Takes the steps after webpack: checks integrity and licenses, writes notices, `security.txt` and
 * the compressed copies, and beside the build what a host needs; then configures all of it, as the
 * configure tool does.
 * @returns what is wrong, one text for each
 */
export async function finishBuild(
  stats: webpack.MultiStats,
  { security, ...reading }: BuildSettings,
): Promise<string[]> {
  const packages = bundledPackages(stats);
  const problems = [...integrityProblems(BUILD), ...licenseProblems(packages)];
  if (problems.length > 0) return problems;
  writeIn(BUILD, 'static/THIRD-PARTY-NOTICES.txt', thirdPartyNotices(packages));
  writeSecurityText(security);
  rmSync(HOST, { recursive: true, force: true });
  moveSourceMaps();
  await compressFiles(
    BUILD,
    filesIn(BUILD).filter((path) => !isPage(path)),
  );
  await writeTools();
  return configureSite({ site: BUILD, host: HOST }, reading);
}
