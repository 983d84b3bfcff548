/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const read = (file: string) => parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

test.each(['.github/workflows/ci.yml', '.gitlab-ci.yml'])(
  '%s runs commands of the project',
  (file) => {
    const commands = [...JSON.stringify(read(file)).matchAll(/npm (ci|test|run [\w:-]+)/g)].map(
      ([, command = '']) => command,
    );
    expect(commands).toEqual(expect.arrayContaining(['ci', 'test', 'run release']));
    const names = commands
      .filter((command) => command !== 'ci')
      .map((command) => command.replace('run ', ''));
    expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  },
);

test('packages that depend on each other are updated together', () => {
  const { updates } = read('.github/dependabot.yml') as {
    updates: { 'package-ecosystem': string; groups?: Record<string, { patterns: string[] }> }[];
  };
  const groups = updates.find((one) => one['package-ecosystem'] === 'npm')?.groups ?? {};
  const groupOf = (name: string) =>
    Object.keys(groups).find((group) =>
      groups[group]?.patterns.some((pattern) =>
        new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name),
      ),
    );
  for (const [one, other] of [
    ['react', 'react-dom'],
    ['webpack', 'webpack-subresource-integrity'],
    ['jest', 'jest-environment-jsdom'],
    ['eslint', 'typescript-eslint'],
  ] as const)
    expect([one, groupOf(one)]).toEqual([one, groupOf(other)]);
});

test('owners name folders that are there, and each form of an issue has a question', () => {
  const owned = [...readFileSync('.github/CODEOWNERS', 'utf8').matchAll(/^\/(\S+)/gm)].map(
    ([, path = '']) => path,
  );
  expect(owned.filter((path) => !existsSync(path))).toEqual([]);
  const folder = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(folder).filter((name) => name !== 'config.yml');
  expect(forms.length).toBeGreaterThan(1);
  for (const form of forms) expect(read(join(folder, form))).toHaveProperty('body[0].type');
});
