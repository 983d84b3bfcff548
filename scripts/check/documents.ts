import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { operations } from '#shared/api/contract/operations.generated.ts';

/** What is told to whoever builds, hosts or looks after the project. */
const FOLDERS = ['.', 'docs', 'mock-server', 'translations'];
const PATH = /`((?:src|scripts|design|mock-server|e2e|translations|docs)\/[\w./-]+\.\w+)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
/** An address of the services or of the mock, as far as it is written out. */
const ADDRESS = /(?<![\w.])(\/(?:api|__mock)\/\w[\w/{}.-]*\w|\/__mock\/\w)/g;
/** What the mock shows besides its control API. */
const MOCK_PAGES = [
  '/__mock/docs',
  '/__mock/order',
  '/__mock/phone',
  '/__mock/providers',
  '/__mock/ns',
];
const COMMAND = /\bnpm run ([\w:-]+)/g;

const namesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** The project as its documents speak of it. */
export interface Told {
  /** Text of each document, by its path. */
  documents: Readonly<Record<string, string>>;
  /** `scripts` of package.json. */
  scripts: Readonly<Record<string, string>>;
  /** Names of the files in `scripts/commands`, without ending. */
  commands: readonly string[];
  isThere(path: string): boolean;
  /** The addresses that the services and the mock answer, with `{…}` for any part. */
  addresses: readonly string[];
}

/** Whether somebody answers an address, or what begins with it: documents leave ends out. */
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
  { scripts, isThere, addresses }: Told,
): string[] {
  return [
    ...namesIn(text, COMMAND)
      .filter((name) => !Object.hasOwn(scripts, name))
      .map((name) => `${path}: package.json has no script “${name}”`),
    ...namesIn(text, LINK)
      .filter((link) => !isThere(join(dirname(path), link)))
      .map((link) => `${path}: leads to ${link}, which is not there`),
    ...namesIn(text, PATH)
      .filter((file) => !isThere(file))
      .map((file) => `${path}: speaks of ${file}, which is not there`),
    ...namesIn(text, ADDRESS)
      .filter((address) => !isAnswered(address, addresses))
      .map((address) => `${path}: nobody answers ${address}`),
  ];
}

/** Commands, links, paths and addresses that documents name and the project does not have, and scripts that the README leaves out. */
export function untrueInDocuments(told: Told): string[] {
  const { documents, scripts, commands } = told;
  const started = Object.entries(scripts).map(
    ([name, line]) => [name, /^node scripts\/run\.mjs ([\w-]+)$/.exec(line)?.[1] ?? ''] as const,
  );
  const readme = documents['README.md'] ?? '';
  return [
    ...Object.entries(documents).flatMap(([path, text]) => ofOneDocument(path, text, told)),
    ...started
      .filter(([, command]) => !commands.includes(command))
      .map(
        ([name]) =>
          `package.json: script “${name}” starts no file of scripts/commands by scripts/run.mjs`,
      ),
    ...commands
      .filter((command) => !started.some(([, one]) => one === command))
      .map((command) => `scripts/commands/${command}.ts: no script of package.json starts it`),
    ...Object.keys(scripts)
      .filter((name) => !new RegExp(`\`(?:npm (?:run )?)?${name}[\` ]`).test(readme))
      .map((name) => `README.md: says nothing of script “${name}”`),
  ];
}

/** Whether the documents tell of the project as it is. @returns what they tell otherwise */
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
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as Pick<Told, 'scripts'>;
  const commands = (await readdir('scripts/commands')).map((name) => name.replace(/\.ts$/, ''));
  const control = parse(await readFile('mock-server/contract/control.yaml', 'utf8')) as {
    paths: object;
  };
  const addresses = [
    ...Object.values(operations).map(({ path }) => path),
    ...Object.keys(control.paths),
    ...MOCK_PAGES,
  ];
  return untrueInDocuments({
    documents: Object.fromEntries(texts),
    scripts,
    commands,
    addresses,
    isThere: existsSync,
  });
}
