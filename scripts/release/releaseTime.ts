import { readFileSync } from 'node:fs';
import { readManifest } from '#scripts/build/manifest.ts';
import { UserError } from '#scripts/cli/userError.ts';
import { runProgram } from '#scripts/cli/runTool.ts';

/** What git prints; undefined where it fails or is missing. */
async function git(...args: readonly string[]): Promise<string | undefined> {
  const { code, output } = await runProgram('git', args, { output: 'keep' }).catch(() => ({
    code: 1,
    output: '',
  }));
  return code === 0 ? output.trim() : undefined;
}

/** The first commit that the section of a version names: `Up to commit …`. */
function commitOf(version: string, changelog: string): string {
  const [, after] = changelog.split(`\n## [${version}]`);
  if (after === undefined)
    throw new UserError(
      `CHANGELOG.md has no section of version ${version}: docs/deployment.md, Versions, says how to write it.`,
    );
  const [, commit] = /\b([0-9a-f]{40})\b/.exec(after.split('\n## ')[0] ?? '') ?? [];
  if (commit === undefined)
    throw new UserError(`The section ${version} of CHANGELOG.md must say “Up to commit …”.`);
  return commit;
}

/**
 * The time of a release in seconds, that of its commit. It differs between releases because nginx
 * makes the ETag of a file from its time and size.
 * @throws {UserError} for a tree that is no commit, a version that the changelog does not describe,
 * and a commit that is tagged as another version
 */
export async function releaseTime(): Promise<number> {
  const { version } = readManifest();
  const seconds = await git('log', '-1', '--format=%ct');
  if (seconds === undefined) throw new UserError('A release is made from a git checkout.');
  const changed = (await git('status', '--porcelain'))?.split('\n').filter(Boolean) ?? [];
  if (changed.length > 0)
    throw new UserError(
      `A release is made from a commit, but the tree has changes (${changed.length}):\n${changed.slice(0, 10).join('\n')}`,
    );
  const commit = commitOf(version, readFileSync('CHANGELOG.md', 'utf8'));
  if ((await git('merge-base', '--is-ancestor', commit, 'HEAD')) === undefined)
    throw new UserError(
      `CHANGELOG.md describes ${version} up to commit ${commit}, which is not part of this history.`,
    );
  const tags = ((await git('tag', '--points-at', 'HEAD')) ?? '').split('\n');
  const versions = tags.filter((tag) => /^v\d/.test(tag));
  if (versions.length > 0 && !versions.includes(`v${version}`))
    throw new UserError(
      `This commit has the tag ${versions.join(', ')}, but package.json has version ${version}.`,
    );
  return Number(seconds);
}
