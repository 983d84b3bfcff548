import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { controlPaths } from '#mock/control/api/controlRoutes.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';

/** Folders with documents for people who build, host or maintain the project. */
const FOLDERS = ['.', 'docs', 'docs/adr', 'docs/flows', 'mock-server', 'design', 'translations'];
const PATH = /`((?:src|scripts|design|mock-server|e2e|translations|docs)\/[\w./-]+\.\w+)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
/** An address of the services or of the mock, up to its first placeholder. */
const ADDRESS = /(?<![\w.])(\/(?:api|__mock)\/\w[\w/{}.-]*\w|\/__mock\/\w)/g;
/** Pages of the mock besides its control API. */
const MOCK_PAGES = [
  '/__mock/docs',
  '/__mock/order',
  '/__mock/phone',
  '/__mock/providers',
  '/__mock/ns',
];
/** A test that the conformance page names, and the beginning of its title. */
const TEST = /`((?:e2e|src|design)\/[^`]+\.(?:test|spec|matrix)\.tsx?)`: (.+?)(?=<br>| +\||$)/gm;
const COMMAND = /\bnpm run ([\w:-]+)/g;

const namesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** The project as its documents describe it. */
interface DescribedProject {
  /** Text of each document, by path. */
  documents: Readonly<Record<string, string>>;
  /** `scripts` of package.json. */
  scripts: Readonly<Record<string, string>>;
  /** Names of the files in `scripts/commands`, without extension. */
  commands: readonly string[];
  isThere(path: string): boolean;
  /** Text of a file; empty if it does not exist. */
  read(path: string): string;
  /** The addresses that the services and the mock answer, with `{…}` for any segment. */
  addresses: readonly string[];
}

/** Whether an address, or one that begins with it, is answered. Documents may omit the end. */
function isAnswered(address: string, addresses: readonly string[]): boolean {
  const parts = address.split('/');
  return addresses.some((known) => {
    const own = known.split('/');
    const isBelowPage = MOCK_PAGES.includes(known) && parts.length > own.length;
    return (
      (isBelowPage || parts.length <= own.length)
      && own.every(
        (part, place) => place >= parts.length || part.startsWith('{') || part === parts[place],
      )
    );
  });
}

function ofOneDocument(
  path: string,
  text: string,
  { scripts, isThere, read, addresses }: DescribedProject,
): string[] {
  const isTested = (file: string, title: string): boolean =>
    title.split('…').every((part) => read(file).includes(part.replace(/^[:, ]+|[:, ]+$/g, '')));
  return [
    ...namesIn(text, COMMAND)
      .filter((name) => !Object.hasOwn(scripts, name))
      .map((name) => `${path}: package.json has no script “${name}”`),
    ...namesIn(text, LINK)
      .filter((link) => !isThere(join(dirname(path), link)))
      .map((link) => `${path}: links to ${link}, which does not exist`),
    ...namesIn(text, PATH)
      .filter((file) => !isThere(file))
      .map((file) => `${path}: names ${file}, which does not exist`),
    ...namesIn(text, ADDRESS)
      .filter((address) => !isAnswered(address, addresses))
      .map((address) => `${path}: nothing answers ${address}`),
    ...[...text.matchAll(TEST)]
      .filter(([, file = '', title = '']) => !isTested(file, title))
      .map(([, file, title]) => `${path}: ${file} has no test “${title}”`),
  ];
}

/**
 * Commands, links, paths and addresses that documents name but the project does not have, and
 * scripts that the README does not name.
 */
function findDocumentProblems(project: DescribedProject): string[] {
  const { documents, scripts, commands } = project;
  const started = namesIn(Object.values(scripts).join('\n'), /^node scripts\/run\.mjs ([\w-]+)$/gm);
  const readme = documents['README.md'] ?? '';
  return [
    ...Object.entries(documents).flatMap(([path, text]) => ofOneDocument(path, text, project)),
    ...commands
      .filter((command) => !started.includes(command))
      .map((command) => `scripts/commands/${command}.ts: no script of package.json starts it`),
    ...Object.keys(scripts)
      .filter((name) => !new RegExp(`\`(?:npm (?:run )?)?${name}[\` ]`).test(readme))
      .map((name) => `README.md: does not name script “${name}”`),
  ];
}

/**
 * Checks that the documents describe the project.
 * @returns the problems
 */
export async function documentProblems(): Promise<string[]> {
  const paths = (
    await Promise.all(
      FOLDERS.map(async (folder) =>
        (await readdir(folder))
          .filter((name) => name.endsWith('.md'))
          .map((name) => join(folder, name)),
      ),
    )
  ).flat();
  const texts = await Promise.all(
    paths.map(async (path) => [path, await readFile(path, 'utf8')] as const),
  );
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as Pick<
    DescribedProject,
    'scripts'
  >;
  const commands = (await readdir('scripts/commands')).map((name) => name.replace(/\.ts$/, ''));
  const addresses = [
    ...Object.values(operations).map(({ path }) => path),
    ...controlPaths,
    ...MOCK_PAGES,
  ];
  return findDocumentProblems({
    documents: Object.fromEntries(texts),
    scripts,
    commands,
    addresses,
    isThere: existsSync,
    read: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : ''),
  });
}
