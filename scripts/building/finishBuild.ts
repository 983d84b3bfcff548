import { readFileSync } from 'node:fs';
import type webpack from 'webpack';
import { deploymentOfBuild } from '../serving/deploymentFile';
import { SECURITY_TEXT } from '../serving/hostRules';
import { BUILD, filesIn, HOST, readIn, writeIn } from './buildFolder';
import { bundledPackages } from './bundledPackages';
import { compressFiles } from './compressFiles';
import { writeHostFiles } from './host/writeHostFiles';
import { integrityProblems } from './integrity';
import { licenceProblems, thirdPartyNotices } from './notices';
import { finishPages } from './pages';
import { sbom } from './sbom';
import { buildTime, securityText } from './securityText';

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

/** webpack writes into each source map the name that its script had before its content was hashed. */
function nameSourceMaps(): void {
  for (const path of filesIn(BUILD).filter((name) => name.endsWith('.js.map'))) {
    const name = path.slice(1, -'.map'.length);
    writeIn(BUILD, path, readIn(BUILD, path).replace(/^(\{"version":3,"file":)"[^"]*"/, `$1${JSON.stringify(name)}`));
  }
}

function writeSecurityText(): void {
  const text = securityText(process.env['SECURITY_CONTACT'], buildTime());
  if (text !== undefined) writeIn(BUILD, SECURITY_TEXT, text);
  else process.stdout.write('No security.txt: SECURITY_CONTACT names no address (docs/deployment.md).\n');
}

/**
 * Takes the steps after webpack: configures the pages, checks integrity and licences, writes notices, `security.txt`,
 * the compressed copies, and beside the build what a host needs.
 * @returns what is wrong, one text for each
 * @throws {UserError} when DEPLOYMENT_JSON or SECURITY_CONTACT is wrong
 */
export async function finishBuild(stats: webpack.MultiStats): Promise<string[]> {
  const { file, deployment } = deploymentOfBuild();
  const packages = bundledPackages(stats);
  const blocked = finishPages(BUILD, file);
  const problems = [...blocked, ...integrityProblems(BUILD), ...licenceProblems(packages)];
  if (problems.length > 0) return problems;
  const { name, version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  writeIn(BUILD, 'static/THIRD-PARTY-NOTICES.txt', thirdPartyNotices(packages));
  writeSecurityText();
  nameSourceMaps();
  await compressFiles(BUILD);
  writeHostFiles(file, deployment.uploadLimitMegabytes);
  writeIn(HOST, 'sbom.cdx.json', sbom({ name, version }, packages, Object.keys(dependencies)));
  return [];
}
