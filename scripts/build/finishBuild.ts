import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type webpack from 'webpack';
import { configureSite } from '#scripts/configure/configureSite.ts';
import { writeConfigureTool } from '#scripts/configure/writeConfigureTool.ts';
import { isPage } from '#scripts/serve/builtPages.ts';
import { SECURITY_TEXT } from '#scripts/serve/hostRules.ts';
import { BUILD, filesIn, HOST, readIn, writeIn } from './buildFolder';
import type { BuildSettings } from './buildSettings';
import { bundledPackages } from './bundledPackages';
import { compressFiles } from './compressFiles';
import { integrityProblems } from './integrity';
import { readManifest } from './manifest';
import { licenceProblems, thirdPartyNotices } from './notices';
import { sourcesHash } from './sourcesHash';

/**
 * webpack writes into each source map the name that its script had before hashing. This replaces it
 * with the final name.
 */
function nameSourceMaps(): void {
  for (const path of filesIn(BUILD).filter((name) => name.endsWith('.js.map'))) {
    const name = path.slice(1, -'.map'.length);
    writeIn(
      BUILD,
      path,
      readIn(BUILD, path).replace(/^(\{"version":3,"file":)"[^"]*"/, `$1${JSON.stringify(name)}`),
    );
  }
}

function writeSecurityText(text: string | undefined): void {
  if (text !== undefined) writeIn(BUILD, SECURITY_TEXT, text);
  else
    process.stdout.write(
      'No security.txt: --security-contact names no address (docs/deployment.md).\n',
    );
}

/** Writes the files of a build that are the same for every deployment. */
async function writeTools(): Promise<void> {
  const { name, version } = readManifest();
  writeIn(HOST, 'build.json', `${JSON.stringify({ name, version, sources: sourcesHash() })}\n`);
  for (const file of ['deployment.schema.json', 'deployment.example.json'])
    copyFileSync(join('deploy', file), join(HOST, file));
  await writeConfigureTool(join(HOST, 'configure.mjs'), version);
}

/**
 * Takes the steps after webpack: checks integrity and licences, writes notices, `security.txt` and
 * the compressed copies, and beside the build what a host needs; then configures all of it, as the
 * configure tool does.
 * @returns what is wrong, one text for each
 */
export async function finishBuild(
  stats: webpack.MultiStats,
  { security, ...reading }: BuildSettings,
): Promise<string[]> {
  const packages = bundledPackages(stats);
  const problems = [...integrityProblems(BUILD), ...licenceProblems(packages)];
  if (problems.length > 0) return problems;
  writeIn(BUILD, 'static/THIRD-PARTY-NOTICES.txt', thirdPartyNotices(packages));
  writeSecurityText(security);
  nameSourceMaps();
  await compressFiles(
    BUILD,
    filesIn(BUILD).filter((path) => !isPage(path)),
  );
  rmSync(HOST, { recursive: true, force: true });
  await writeTools();
  return configureSite({ site: BUILD, host: HOST }, reading);
}
