import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BUILD, filesIn, HOST, writeIn } from '#scripts/build/buildFolder.ts';
import { packagesOf } from '#scripts/build/bundledPackages.ts';
import { bundleTool } from '#scripts/build/bundleTool.ts';
import { readManifest } from '#scripts/build/manifest.ts';
import { licenseProblems, thirdPartyNotices } from '#scripts/build/notices.ts';
import { UserError } from '#scripts/cli/userError.ts';
import { packArchive } from './packArchive';
import type { ArchiveFile } from './packArchive';

/** Where releases are written. */
const RELEASES = 'release';
/** Further files of the archive, by their names in it. */
const MORE: Readonly<Record<string, string>> = {
  'CHANGELOG.md': 'CHANGELOG.md',
  LICENSE: 'LICENSE',
  'contract/openapi.yaml': 'src/shared/api/contract/openapi.yaml',
  'deploy/Dockerfile': 'deploy/Dockerfile',
  'deploy/start.sh': 'deploy/start.sh',
  'docs/deployment.md': 'docs/deployment.md',
  'docs/integration.md': 'docs/integration.md',
  'docs/limits.md': 'docs/limits.md',
};
const CHECKSUMS = 'SHA256SUMS';
const EXECUTABLE = /\.(?:mjs|sh)$/;

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** `npm run contract:verify` for people without the sources. */
async function verifyTool(): Promise<ArchiveFile[]> {
  const { text, inputs } = await bundleTool('scripts/verify.ts');
  const packages = packagesOf(Object.keys(inputs));
  const problems = licenseProblems(packages);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  return [
    { name: 'contract/verify.mjs', content: Buffer.from(text), isExecutable: true },
    {
      name: 'contract/THIRD-PARTY-NOTICES.txt',
      content: Buffer.from(thirdPartyNotices(packages, 'The tool in this folder')),
    },
  ];
}

function filesOfRelease(): ArchiveFile[] {
  const built = [BUILD, HOST].flatMap((folder) =>
    filesIn(folder).map((path) => [`${folder}${path}`, join(folder, path)] as const),
  );
  return [...built, ...Object.entries(MORE)].map(([name, file]) => ({
    name,
    content: readFileSync(file),
    isExecutable: EXECUTABLE.test(name),
  }));
}

/**
 * Packs the build in `dist` and `dist-host`, with its documents and checksums, into an archive of
 * the version in package.json.
 * @param seconds the time of the release
 * @param folder the folder for the archive
 * @returns the path of the archive
 */
export async function makeRelease(seconds: number, folder = RELEASES): Promise<string> {
  const { name, version } = readManifest();
  const files = [...filesOfRelease(), ...(await verifyTool())];
  const sums = files.map((file) => `${sha256(file.content)}  ${file.name}\n`).sort();
  const top = `${name}-${version}`;
  const all = [...files, { name: CHECKSUMS, content: Buffer.from(sums.join('')) }];
  const archive = await packArchive(
    all.map((file) => ({ ...file, name: `${top}/${file.name}` })),
    seconds,
  );
  const path = join(folder, `${top}.tar.gz`);
  writeIn(folder, basename(path), archive);
  writeIn(folder, `${basename(path)}.sha256`, `${sha256(archive)}  ${basename(path)}\n`);
  return path;
}
