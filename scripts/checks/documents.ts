import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What is told to whoever builds, hosts or looks after the project. */
const FOLDERS = ['.', 'docs', 'mock-server', 'translations'];
const PATH = /`((?:src|scripts|design|mock-server|e2e|translations|docs)\/[\w./-]+\.\w+)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
const COMMAND = /\bnpm run ([\w:-]+)/g;

const namesIn = (text: string, pattern: RegExp): string[] => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];

/** The project as its documents speak of it. */
export interface Told {
  /** Text of each document, by its path. */
  documents: Readonly<Record<string, string>>;
  /** `scripts` of package.json. */
  scripts: Readonly<Record<string, string>>;
  /** Names of the files in `scripts/commands`, without ending. */
  commands: readonly string[];
  isThere(path: string): boolean;
}

function ofOneDocument(path: string, text: string, { scripts, isThere }: Told): string[] {
  return [
    ...namesIn(text, COMMAND).filter((name) => !Object.hasOwn(scripts, name)).map((name) => `${path}: package.json has no script “${name}”`),
    ...namesIn(text, LINK).filter((link) => !isThere(join(dirname(path), link))).map((link) => `${path}: leads to ${link}, which is not there`),
    ...namesIn(text, PATH).filter((file) => !isThere(file)).map((file) => `${path}: speaks of ${file}, which is not there`),
  ];
}

/** Commands, links and paths that documents name and the project does not have, and scripts that the README leaves out. */
export function untrueInDocuments(told: Told): string[] {
  const { documents, scripts, commands } = told;
  const started = Object.entries(scripts).map(([name, line]) => [name, /^node scripts\/run\.mjs ([\w-]+)$/.exec(line)?.[1] ?? ''] as const);
  const readme = documents['README.md'] ?? '';
  return [
    ...Object.entries(documents).flatMap(([path, text]) => ofOneDocument(path, text, told)),
    ...started.filter(([, command]) => !commands.includes(command)).map(([name]) => `package.json: script “${name}” starts no file of scripts/commands by scripts/run.mjs`),
    ...commands.filter((command) => !started.some(([, one]) => one === command)).map((command) => `scripts/commands/${command}.ts: no script of package.json starts it`),
    ...Object.keys(scripts).filter((name) => !new RegExp(`\`(?:npm (?:run )?)?${name}[\` ]`).test(readme)).map((name) => `README.md: says nothing of script “${name}”`),
  ];
}

/** Whether the documents tell of the project as it is. @returns what they tell otherwise */
export async function documentProblems(): Promise<string[]> {
  const paths = (await Promise.all(FOLDERS.map(async (folder) => (await readdir(folder)).filter((name) => name.endsWith('.md')).map((name) => join(folder, name))))).flat();
  const texts = await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const));
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as Pick<Told, 'scripts'>;
  const commands = (await readdir('scripts/commands')).map((name) => name.replace(/\.ts$/, ''));
  return untrueInDocuments({ documents: Object.fromEntries(texts), scripts, commands, isThere: existsSync });
}
