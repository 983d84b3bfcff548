import { readFileSync } from 'node:fs';
import type webpack from 'webpack';
import { SECURITY_TEXT } from '#scripts/serve/hostRules.ts';
import { BUILD, filesIn, HOST, readIn, writeIn } from './buildFolder';
import type { BuildSettings } from './buildSettings';
import { bundledPackages } from './bundledPackages';
import { compressFiles } from './compressFiles';
import { writeHostFiles } from './host/writeHostFiles';
import { integrityProblems } from './integrity';
import { licenceProblems, thirdPartyNotices } from './notices';
import { finishPages } from './pages';
import { sbom } from './sbom';

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

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
      'No security.txt: SECURITY_CONTACT names no address (docs/deployment.md).\n',
    );
}

/**
 * Runs the steps after webpack: configures the pages, checks integrity and licences, and writes
 * notices, `security.txt`, the compressed copies, and the files for hosts.
 * @returns the problems, one text each
 */
export async function finishBuild(
  stats: webpack.MultiStats,
  { file, deployment, security }: BuildSettings,
): Promise<string[]> {
  const packages = bundledPackages(stats);
  const blocked = finishPages(BUILD, file);
  const problems = [...blocked, ...integrityProblems(BUILD), ...licenceProblems(packages)];
  if (problems.length > 0) return problems;
  const { name, version, dependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Manifest;
  writeIn(BUILD, 'static/THIRD-PARTY-NOTICES.txt', thirdPartyNotices(packages));
  writeSecurityText(security);
  nameSourceMaps();
  await compressFiles(BUILD);
  writeHostFiles(file, deployment.uploadLimitMegabytes);
  writeIn(HOST, 'sbom.cdx.json', sbom({ name, version }, packages, Object.keys(dependencies)));
  return [];
}
