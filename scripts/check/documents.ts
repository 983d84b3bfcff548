import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders with documents for people who build, host or maintain the project. */
const FOLDERS = ['.', 'docs', 'docs/adr', 'docs/flows', 'mock-server', 'design', 'translations'];
const PATH = /`((?:src|scripts|design|mock-server|e2e|translations|docs|deploy)\/[\w./-]+\.\w+)`/g;
/** A path that may begin anywhere below the project's folder. */
const SHORT = /`((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|ya?ml|json))`/g;
/** A row of a flow: a file, and functions of it. */
const ROW = /\| `([\w./-]+\.tsx?)` +\| (`\w+`(?:, `\w+`)*) +\|/g;
const SOURCES = ['src', 'scripts', 'design', 'mock-server', 'e2e', 'translations'];
/** Members of the environment that messages of lint rules recommend. */
const MEMBER = /\benvironment\.(\w+)/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
const COMMAND = /\bnpm run ([\w:-]+)/g;
/** A test that the conformance page names, and its title with `…` for the parts that differ. */
const TEST = /`((?:e2e|src|design)\/[^`]+\.(?:test|spec|matrix)\.tsx?)`: (.+?)(?=<br>| +\||$)/gm;

const namesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];
const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const declares = (file: string, name: string): boolean =>
  new RegExp(
    `(?:function\\*?|const|class|interface|type) ${name}\\b|^ +(?:async |\\*)?${name}[(:?<]`,
    'm',
  ).test(read(file));

function isTested(file: string, title: string): boolean {
  const test = read(file);
  return title.split('…').every((part) => test.includes(part.replace(/^[:, ]+|[:, ]+$/g, '')));
}

/** Commands, links, paths and tests that documents name but the project does not have. */
export function documentProblems(): string[] {
  const { scripts, browserslist } = JSON.parse(read('package.json')) as {
    scripts: Record<string, string>;
    browserslist: string[];
  };
  const documents = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  );
  const sources = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const pathOf = (file: string) =>
    existsSync(file) ? file : (sources.find((path) => path.endsWith(`/${file}`)) ?? '');
  const environment = 'src/shared/browser/environment.ts';
  const readme = read('README.md');
  const browsers = /^\*\*Browsers:.*$/m.exec(readme)?.[0] ?? '';
  return [
    ...documents.flatMap((path) => {
      const text = read(path);
      return [
        ...namesIn(text, COMMAND)
          .filter((name) => !Object.hasOwn(scripts, name))
          .map((name) => `${path}: package.json has no script “${name}”`),
        ...namesIn(text, LINK)
          .filter((link) => !existsSync(join(dirname(path), link)))
          .map((link) => `${path}: links to ${link}, which does not exist`),
        ...namesIn(text, PATH)
          .filter((file) => !existsSync(file))
          .map((file) => `${path}: names ${file}, which does not exist`),
        ...namesIn(text, SHORT)
          .filter((file) => pathOf(file) === '')
          .map((file) => `${path}: names ${file}, where no path ends with it`),
        ...(path.startsWith('docs/flows/') ? [...text.matchAll(ROW)] : []).flatMap(
          ([, file = '', names = '']) =>
            namesIn(names, /(\w+)/g)
              .filter((name) => !declares(pathOf(file), name))
              .map((name) => `${path}: ${file} has no ${name}`),
        ),
        ...[...text.matchAll(TEST)]
          .filter(([, file = '', title = '']) => !isTested(file, title))
          .map(([, file, title]) => `${path}: ${file} has no test “${title}”`),
      ];
    }),
    ...namesIn(read('.oxlintrc.json'), MEMBER)
      .filter((name) => !declares(environment, name))
      .map((name) => `.oxlintrc.json: ${environment} has no ${name}`),
    ...Object.keys(scripts)
      .filter((name) => !new RegExp(`\`(?:npm (?:run )?)?${name}[\` ]`).test(readme))
      .map((name) => `README.md: does not name script “${name}”`),
    ...browserslist
      .filter((line) => {
        const [name = '', , version = ''] = line.split(' ');
        const label = name === 'ios_saf' ? 'Safari' : name;
        // “Chrome and Edge 120,”
        return !new RegExp(`\\b${label}(?: and \\w+)? ${version.replace('.', '\\.')},`, 'i').test(
          browsers,
        );
      })
      .map((line) => `README.md: does not name the browser “${line}”`),
  ];
}
