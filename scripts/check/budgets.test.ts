/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeIn } from '#scripts/build/buildFolder.ts';
import { budgetsOf, budgetTable } from './budgets';

let top: string;
let folder: string;
const PAGE =
  '<!doctype html><script defer src="/assets/main.0a1b.js"></script><style>p{margin:0}</style><input>';

/** A build with one page and one script that contains these modules. */
function write({
  page = PAGE,
  scriptBytes = 203_520,
  modules = ['./src/main.tsx'],
  script = '//# allFunctionsCalledOnLoad\nmain()',
} = {}): void {
  writeIn(folder, 'login/index.html', page);
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
  expect(budgetTable(budgetsOf(folder))).toContain('14 of 14 budgets kept');
});

test('docs/performance.md names the limits', () => {
  write();
  writeIn(folder, 'join.html', PAGE);
  const text = readFileSync('docs/performance.md', 'utf8').replaceAll(',', '');
  for (const { limit } of budgetsOf(folder)) expect(text).toContain(limit);
});

test('reports a page that is too long before the rules for hydration, and too long scripts', () => {
  const long = randomBytes(5440).toString('base64');
  write({ page: `${PAGE}<script id="rules">${long}</script>` });
  expect(broken()).toEqual([]);
  write({ page: PAGE + long, scriptBytes: 203_521 });
  expect(broken()).toEqual([
    expect.stringMatching(/^\/login\/index.html, first paint: 5\d{3} bytes$/),
    '/login/index.html, scripts until it answers: 203521 bytes',
  ]);
  expect(budgetTable(budgetsOf(folder))).toContain('(at most 5504 bytes)');
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
  './src/features/sign-in/verification/slider/SliderDialog.tsx',
  './translations/en_US.ts',
])('%s must not be among the first scripts', (module) => {
  write({ modules: ['./translations/zh_CN.ts', module] });
  expect(broken()).toHaveLength(1);
});

test('reports a folder without a build', () => {
  expect(() => budgetsOf(folder)).toThrow('run npm run build');
});
