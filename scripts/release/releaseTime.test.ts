/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeIn } from '#scripts/build/buildFolder.ts';
import { releaseTime } from './releaseTime';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
    encoding: 'utf8',
  }).trim();
const describeVersion = (version: string, commit: string) =>
  writeIn(
    folder,
    'CHANGELOG.md',
    `# Changelog\n\n## [${version}] - today\n\nUp to commit ${commit}.\n`,
  );
const commit = () => {
  git('add', '.');
  git('commit', '--quiet', '--message', 'x');
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  git('init', '--quiet');
  writeIn(folder, 'package.json', '{"version":"1.2.0"}');
  commit();
  describeVersion('1.2.0', git('rev-parse', 'HEAD'));
  commit();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a described commit, with the tag of its version or without one, has its time', () => {
  const seconds = Number(git('log', '-1', '--format=%ct'));
  expect(releaseTime(folder)).toBe(seconds);
  git('tag', 'v1.2.0');
  expect(releaseTime(folder)).toBe(seconds);
});

test.each([
  [
    'a tree with changes',
    () => writeIn(folder, 'new.ts', ''),
    /tree has changes \(1\):\n\?\? new\.ts/,
  ],
  [
    'the tag of another version',
    () => git('tag', 'v1.3.0'),
    /tag v1\.3\.0, but .* version 1\.2\.0/,
  ],
  [
    'a version that the changelog lacks',
    () => {
      describeVersion('1.1.0', git('rev-parse', 'HEAD'));
      commit();
    },
    /no section of version 1\.2\.0/,
  ],
  [
    'a commit of another history',
    () => {
      describeVersion('1.2.0', 'a'.repeat(40));
      commit();
    },
    /not part of this history/,
  ],
  ['a folder without git', () => rmSync(join(folder, '.git'), { recursive: true }), /git checkout/],
])('%s is refused', (_, spoil, reason) => {
  spoil();
  expect(() => releaseTime(folder)).toThrow(reason);
});
