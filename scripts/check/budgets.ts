import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { RULES_ID } from '#app/first-paint/pageRules.ts';
import { BUILD, filesIn, readIn, SOURCE_MAPS } from '#scripts/build/buildFolder.ts';
import { COMPILE_HINT, FIRST_SCRIPT } from '#scripts/build/firstScripts.ts';
import { brotliOptions } from '#scripts/serve/brotliOptions.ts';
import { UserError } from '#scripts/cli/userError.ts';

/** One budget of the build, and whether it is met. */
export interface Budget {
  name: string;
  /** The measured value, as text. */
  found: string;
  limit: string;
  kept: boolean;
}

/** Compressed bytes until the identifier field is usable: one document. */
const SIGN_IN_BYTES = 5.75 * 1024;
/** Compressed bytes of any other page's first paint. All share one style. */
const PAGE_BYTES = 7.78125 * 1024;
/** Compressed bytes of a whole page, with the rules for hydration. */
const WHOLE_BYTES = { signIn: 8.40625 * 1024, other: 10.40625 * 1024 };
/** Compressed bytes of script until the sign-in form answers. */
const SIGN_IN_SCRIPT_BYTES = 199.5 * 1024;
/** Compressed bytes of script until any other page answers: the same, and the page's own. */
const PAGE_SCRIPT_BYTES = 219 * 1024;
/**
 * Modules that must not be in the first scripts, by their names in source maps. They load when
 * needed or when idle.
 */
const LATER: readonly [name: string, pattern: RegExp][] = [
  ['QR code', /node_modules\/qrcode\.react\/|qr\/(?:QrSignInPanel|QrCode)\./],
  ['slider', /code\/slider\/Slider(?:Dialog|Picture)\./],
  ['restoration', /sign-in\/restoration\/RestorationDialog\./],
  ['join application', /features\/join-application\//],
  ['assigning', /features\/assignment\//],
  ['workbook reader', /lib\/workbook\/|node_modules\/hucre\//],
  ['agreement pages', /features\/agreements\/|node_modules\/dompurify\//],
  ['help pages', /features\/help\/|BrowserOpenPage/],
  ['other languages', /\/translations\/(?!zh_CN\.)[a-z]{2}_[A-Z]{2}\./],
];
const BLOCKING: readonly RegExp[] = [
  /<link[^>]*rel="?(?:stylesheet|preload|modulepreload)[^>]*>/gi,
  /<(?:img|picture|video|iframe|object|embed)\b[^>]*>/gi,
  /<script(?=[^>]*\ssrc=)(?![^>]*\s(?:defer|async)\b)[^>]*>/gi,
  // In small letters only: inline scripts contain `new URL(…)`.
  /@import[^;]*;|@font-face|url\((?!['"]?data:)[^)]*\)/g,
];

const isPage = (path: string): boolean => path.endsWith('.html');
const isSignIn = (path: string): boolean => path.startsWith('/login/index');

function compressedBytes(folder: string, path: string): number {
  return statSync(join(folder, `${path}.br`)).size;
}

/** Compressed bytes of a page before the rules that only hydration needs. */
function firstPaintBytes(page: string): number {
  const before = Buffer.from(page.split(` id="${RULES_ID}"`, 1).join(''));
  return brotliCompressSync(before, brotliOptions(before)).length;
}

function atMost(name: string, value: number, limit: number): Budget {
  return { name, found: `${value} bytes`, limit: `${limit} bytes`, kept: value <= limit };
}

function nothing(name: string, names: readonly string[]): Budget {
  return {
    name,
    found: names.length === 0 ? 'none' : names.join(', '),
    limit: 'none',
    kept: names.length === 0,
  };
}

function pageBudgets(folder: string, path: string): Budget[] {
  const text = readIn(folder, path);
  const blockers = BLOCKING.flatMap((pattern) => text.match(pattern) ?? []);
  const scripts = [...text.matchAll(/<script[^>]*\ssrc="?([^\s">]+)/g)].map(
    ([, source = '']) => source,
  );
  return [
    atMost(
      `${path}, first paint`,
      firstPaintBytes(text),
      isSignIn(path) ? SIGN_IN_BYTES : PAGE_BYTES,
    ),
    atMost(
      `${path}, whole page`,
      compressedBytes(folder, path),
      isSignIn(path) ? WHOLE_BYTES.signIn : WHOLE_BYTES.other,
    ),
    nothing(`${path}, blocking resources`, blockers),
    atMost(
      `${path}, scripts until it answers`,
      scripts.reduce((sum, source) => sum + compressedBytes(folder, source), 0),
      isSignIn(path) ? SIGN_IN_SCRIPT_BYTES : PAGE_SCRIPT_BYTES,
    ),
  ];
}

function modulesOf(folder: string, script: string): string[] {
  const map = readIn(join(`${folder}-host`, SOURCE_MAPS), `${script}.map`);
  return (JSON.parse(map) as { sources: string[] }).sources;
}

function fonts(folder: string, paths: readonly string[]): string[] {
  const fontFiles = paths.filter((path) => /\.(?:woff2?|[ot]tf|eot)$/i.test(path));
  const requests = paths.filter(
    (path) =>
      /\.(?:js|css|html)$/.test(path)
      && readFileSync(join(folder, path), 'utf8').includes('@font-face'),
  );
  return [...fontFiles, ...requests];
}

/**
 * Measures a build against its budgets (`docs/performance.md`).
 * @param folder with the compressed copies; the source maps are in its `-host` folder
 * @throws {UserError} if there is no sign-in page with its scripts
 * @throws if a file has no compressed copy
 */
export function budgetsOf(folder: string = BUILD): Budget[] {
  const paths = existsSync(folder) ? filesIn(folder) : [];
  const pages = paths.filter(isPage);
  const scripts = paths.filter((path) => FIRST_SCRIPT.test(path));
  if (pages.length === 0 || scripts.length === 0)
    throw new UserError(
      `${folder} contains no pre-rendered sign-in page with its scripts: run npm run build`,
    );
  const first = scripts.flatMap((script) => modulesOf(folder, script));
  return [
    ...pages.flatMap((path) => pageBudgets(folder, path)),
    nothing('Web fonts', fonts(folder, paths)),
    nothing(
      'Compiled on call instead of during download',
      scripts.filter((path) => !readIn(folder, path).startsWith(`${COMPILE_HINT}\n`)),
    ),
    ...LATER.map(([name, pattern]) =>
      nothing(
        `Loaded at once: ${name}`,
        first.filter((module) => pattern.test(module)),
      ),
    ),
  ];
}

/**
 * The budgets as a table for the terminal: those that are exceeded, or how close the closest are.
 */
export function budgetTable(budgets: readonly Budget[]): string {
  const excesses = budgets.filter(({ kept }) => !kept);
  const list =
    excesses.length > 0
      ? excesses
      : budgets.filter(({ name }) => name.startsWith('/login/index.html') || !name.startsWith('/'));
  const width = Math.max(...list.map(({ name }) => name.length));
  const lines = list.map(
    ({ name, found, limit, kept }) =>
      `  ${kept ? '✓' : '✗'} ${name.padEnd(width)}  ${found} (at most ${limit})`,
  );
  return `${lines.join('\n')}\n  ${budgets.length - excesses.length} of ${budgets.length} budgets kept\n`;
}
