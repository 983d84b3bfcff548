/** @jest-environment node */
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { notNeededBy } from './notNeededBy';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'split-')));
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCES: Readonly<Record<string, string>> = {
  first:
    'import { shared } from "./shared"; export const asked = [shared, "only first", import("./later")];',
  main: 'import { asked } from "./first"; import { own } from "./own"; console.log("only main", asked, own);',
  shared: 'export { deep as shared } from "./deep";',
  deep: 'export const deep = "of both";',
  own: 'export const own = "only own";',
  later: 'export const later = "only later";',
};

/** Builds an entry of the two modules. @returns the texts of its files by name */
async function bundle(): Promise<Record<'main' | 'apart', string>> {
  for (const [name, text] of Object.entries(SOURCES))
    writeFileSync(join(folder, `${name}.js`), text);
  const test = notNeededBy(join(folder, 'first.js'));
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: { main: ['./first.js', './main.js'] },
        output: { path: join(folder, 'built') },
        optimization: {
          minimize: false,
          splitChunks: {
            cacheGroups: { apart: { test, name: 'apart', chunks: 'initial', enforce: true } },
          },
        },
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  const textOf = (name: string) => readFileSync(join(folder, 'built', `${name}.js`), 'utf8');
  return { main: textOf('main'), apart: textOf('apart') };
}

it('the entry’s own file contains only the first module and its dependencies', async () => {
  const { main, apart } = await bundle();
  const wordsIn = (text: string) =>
    ['only first', 'of both', 'only main', 'only own', 'only later'].filter((words) =>
      text.includes(words),
    );
  expect({ main: wordsIn(main), apart: wordsIn(apart) }).toEqual({
    main: ['only first', 'of both'],
    apart: ['only main', 'only own'],
  });
});
