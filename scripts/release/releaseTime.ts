import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#scripts/cli/userError.ts';

/** What git prints; undefined where it fails or is missing. */
function git(folder: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
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
export function releaseTime(folder = '.'): number {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const seconds = git(folder, 'log', '-1', '--format=%ct');
  if (seconds === undefined) throw new UserError('A release is made from a git checkout.');
  const changes = git(folder, 'status', '--porcelain')?.split('\n').filter(Boolean) ?? [];
  if (changes.length > 0)
    throw new UserError(
      `A release is made from a commit, but the tree has changes (${changes.length}):\n${changes.slice(0, 10).join('\n')}`,
    );
  const commit = commitOf(version, read('CHANGELOG.md'));
  if (git(folder, 'merge-base', '--is-ancestor', commit, 'HEAD') === undefined)
    throw new UserError(
      `CHANGELOG.md describes ${version} up to commit ${commit}, which is not part of this history.`,
    );
  const tags = (git(folder, 'tag', '--points-at', 'HEAD') ?? '').split('\n');
  const versions = tags.filter((tag) => /^v\d/.test(tag));
  if (versions.length > 0 && !versions.includes(`v${version}`))
    throw new UserError(
      `This commit has the tag ${versions.join(', ')}, but package.json has version ${version}.`,
    );
  return Number(seconds);
}
