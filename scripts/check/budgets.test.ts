/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { writeIn } from '#scripts/build/buildFolder.ts';
import { brotliOptions } from '#scripts/serve/brotliOptions.ts';
import { budgetsOf, budgetTable } from './budgets';

let top: string;
let folder: string;
const PAGE =
  '<!doctype html><script defer src="/assets/main.0a1b.js"></script><style>p{margin:0}</style><input>';

const compressedBytes = (text: string): number =>
  brotliCompressSync(text, brotliOptions(Buffer.from(text))).length;

/**
 * A page of so many compressed bytes before its rules: hashes, which no compression shortens. The
 * rules are as long, and do not count.
 */
function pageOf(bytes: number): string {
  const hash = (name: string) => createHash('sha512').update(name).digest('base64');
  // A character more can be two bytes more, so that not every number exists with every text.
  for (let seed = 0; seed < 20; seed += 1) {
    const hashes = Array.from({ length: bytes / 32 }, (_, place) => hash(`${seed} ${place}`));
    let text = hashes.join('').slice(0, Math.floor(1.3 * bytes));
    const size = () => compressedBytes(`${PAGE}${text}<script`);
    while (size() < bytes) text += hash(text).slice(0, 1);
    if (size() === bytes) return `${PAGE}${text}<script id="rules">${hashes.join('')}</script>`;
  }
  throw new Error(`No page of ${bytes} bytes`);
}

/** A build with one page and one script that contains these modules. */
function write({
  page = PAGE,
  wholeBytes = 8608,
  scriptBytes = 204_288,
  modules = ['./src/main.tsx'],
  script = '//# allFunctionsCalledOnLoad\nmain()',
} = {}): void {
  writeIn(folder, 'login/index.html', page);
  writeIn(folder, 'login/index.html.br', Buffer.alloc(wholeBytes));
  writeIn(folder, 'assets/main.0a1b.js', script);
  writeIn(folder, 'assets/main.0a1b.js.br', Buffer.alloc(scriptBytes));
  const map = 'source-maps/assets/main.0a1b.js.map';
  writeIn(`${folder}-host`, map, JSON.stringify({ sources: modules }));
}

const broken = (): string[] =>
  budgetsOf(folder)
    .filter(({ kept }) => !kept)
    .map(({ name, found }) => `${name}: ${found}`);

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'budgets-'));
  folder = join(top, 'dist');
});
afterEach(() => rmSync(top, { recursive: true }));

test('a build at the limits is within all budgets', () => {
  write({ page: `${PAGE}<script>new URL(location.href)</script>` });
  expect(broken()).toEqual([]);
  expect(budgetTable(budgetsOf(folder))).toContain('15 of 15 budgets kept');
});

test('docs/performance.md names the limits', () => {
  write();
  writeIn(folder, 'join.html', PAGE);
  writeIn(folder, 'join.html.br', '');
  const text = readFileSync('docs/performance.md', 'utf8').replaceAll(',', '');
  for (const { limit } of budgetsOf(folder)) expect(text).toContain(limit);
});

test('reports one byte too many of page or scripts, with the limit', () => {
  write({ page: pageOf(5888) });
  expect(broken()).toEqual([]);
  write({ page: pageOf(5889), wholeBytes: 8609, scriptBytes: 204_289 });
  expect(broken()).toEqual([
    '/login/index.html, first paint: 5889 bytes',
    '/login/index.html, whole page: 8609 bytes',
    '/login/index.html, scripts until it answers: 204289 bytes',
  ]);
  expect(budgetTable(budgetsOf(folder))).toContain('5889 bytes (at most 5888 bytes)');
});

test.each([
  '<link rel="stylesheet" href="/a.css">',
  '<script src="/a.js"></script>',
  '<img src="/a.png">',
  '<style>p{background:url(/a.png)}</style>',
])('reports a page that must wait for %s', (tag) => {
  write({ page: PAGE + tag });
  if (tag.includes('/a.js')) writeIn(folder, 'a.js.br', '');
  expect(broken()).toHaveLength(1);
});

test('reports a first script without the compile hint', () => {
  write({ script: 'main()' });
  expect(broken()).toEqual(['Compiled on call instead of during download: /assets/main.0a1b.js']);
});

test('finds fonts by their files and by their rules', () => {
  write({ page: `${PAGE}<style>@font-face{}</style>` });
  writeIn(folder, 'assets/a.woff2', '');
  expect(broken()).toContain('Web fonts: /assets/a.woff2, /login/index.html');
});

test.each([
  './node_modules/qrcode.react/lib/esm/index.js',
  './node_modules/dompurify/dist/purify.es.mjs',
  './src/features/assignment/pickers/dialog/Pickers.tsx',
  './src/features/sign-in/code/slider/SliderDialog.tsx',
  './translations/en_US.ts',
])('%s must not be among the first scripts', (module) => {
  write({ modules: ['./translations/zh_CN.ts', module] });
  expect(broken()).toHaveLength(1);
});

test('reports a folder without a build', () => {
  expect(() => budgetsOf(folder)).toThrow('run npm run build');
});
