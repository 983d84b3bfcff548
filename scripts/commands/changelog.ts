import { readFile, writeFile } from 'node:fs/promises';
import { readManifest } from '#scripts/build/manifest.ts';
import type { Command } from '#scripts/cli/runCommand.ts';
import { runProgram } from '#scripts/cli/runTool.ts';
import { UserError } from '#scripts/cli/userError.ts';
import { makeSection, sectionOf, withSection } from '#scripts/release/changelog.ts';

const FILE = 'CHANGELOG.md';
const [FIELD, RECORD] = ['\u001f', '\u001e'];

async function git(...arguments_: string[]): Promise<string> {
  const { code, output } = await runProgram('git', arguments_, { output: 'keep' });
  if (code !== 0) throw new UserError(output.trim());
  return output.trim();
}

/**
 * `npm run changelog`: adds the version in package.json to CHANGELOG.md, from the commits since the
 * last release tag.
 */
export const command: Command = {
  isServer: false,
  async run() {
    const { version } = readManifest();
    const changelog = await readFile(FILE, 'utf8');
    if (sectionOf(changelog, version) !== undefined)
      throw new UserError(`${FILE} has a section of ${version}: delete it to make it again.`);
    const tags = await git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname');
    const [last = ''] = tags.split('\n');
    const range = last === '' ? 'HEAD' : `${last}..HEAD`;
    const log = await git('log', '--no-merges', `--format=%H${FIELD}%s${FIELD}%b${RECORD}`, range);
    const commits = log
      .split(RECORD)
      .map((record) => record.trim().split(FIELD))
      .filter((fields) => fields.length > 1)
      .map(([hash = '', subject = '', body = '']) => ({ hash, subject, body }));
    const date = await git('log', '-1', '--format=%cs');
    await writeFile(FILE, withSection(changelog, makeSection(version, date, commits)));
    process.stdout.write(
      `${FILE} has a section of ${version}, from ${commits.length} commits. Edit it for its readers.\n`,
    );
    return true;
  },
};
