import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BUILD, filesIn, HOST, writeIn } from '#scripts/build/buildFolder.ts';
import { readManifest } from '#scripts/build/manifest.ts';
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
  'contract/examples.generated.yaml': 'src/shared/api/contract/examples.generated.yaml',
  'deploy/start.sh': 'deploy/start.sh',
  'docs/deployment.md': 'docs/deployment.md',
  'docs/integration.md': 'docs/integration.md',
  'docs/limits.md': 'docs/limits.md',
};
const CHECKSUMS = 'SHA256SUMS';
const EXECUTABLE = /(?:configure\.mjs|start\.sh)$/;

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

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
 * @throws {UserError} when CHANGELOG.md has no section for that version
 */
export async function makeRelease(seconds: number, folder = RELEASES): Promise<string> {
  const { name, version } = readManifest();
  if (!readFileSync('CHANGELOG.md', 'utf8').includes(`\n## [${version}]`))
    throw new UserError(`CHANGELOG.md has no section of version ${version}: write it.`);
  const files = filesOfRelease();
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
