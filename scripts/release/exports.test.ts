/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The packages that a consumer of the design system has itself. */
const OWN = ['react', 'react-dom', 'styled-components'];
const TSX = pathToFileURL(createRequire(import.meta.filename).resolve('tsx')).href;

/** Another project, with this one installed as npm installs a folder: by a link. */
let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'consumer-'));
  mkdirSync(join(project, 'node_modules'));
  symlinkSync(resolve('.'), join(project, 'node_modules', 'academy-sign-in'));
  for (const name of OWN)
    symlinkSync(resolve('node_modules', name), join(project, 'node_modules', name));
  writeFileSync(join(project, 'package.json'), '{"name":"consumer","type":"module"}');
});
afterAll(() => rmSync(project, { recursive: true }));

/** The one block of code in a section of a document. */
function exampleOf(document: string, language: string): string {
  const section = readFileSync(document, 'utf8').split('## Use from another project')[1] ?? '';
  return new RegExp(`\`\`\`${language}\\n([^]+?)\`\`\``).exec(section)?.[1] ?? '';
}

const run = (...arguments_: string[]): string =>
  execFileSync(process.execPath, arguments_, { cwd: project, encoding: 'utf8' });

test('another project starts the mock as the README of the mock shows', () => {
  writeFileSync(join(project, 'test.mjs'), exampleOf('docs/mock.md', 'js'));
  expect(run('--import', TSX, 'test.mjs')).toMatch(/code: '000000'/);
});

test('another project draws a page with the components as the README of the design system shows', async () => {
  const app = exampleOf('design/README.md', 'tsx')
    .replace(
      "import { createRoot } from 'react-dom/client';",
      "import { renderToString } from 'react-dom/server';",
    )
    .replace("createRoot(document.getElementById('root')!).render(", 'console.log(renderToString(')
    .replace(/\);\s*$/, '));');
  writeFileSync(join(project, 'app.tsx'), app);
  await build({
    absWorkingDir: project,
    entryPoints: ['app.tsx'],
    outfile: join(project, 'app.cjs'),
    bundle: true,
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'silent',
  });
  expect(run('app.cjs')).toMatch(/<button[^>]*>.*Save.*<\/button>/);
});

test('every export is there', () => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, string>;
  };
  expect(Object.values(exports).filter((file) => !existsSync(file))).toEqual([]);
});
