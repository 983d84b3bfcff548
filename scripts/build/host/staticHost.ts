import { prerenderedPages } from '#app/first-paint/prerenderedPages.ts';
import { cacheOf } from '#scripts/serve/hostRules.ts';
import { pageFile } from '#scripts/serve/languagePages.ts';

/** Cloudflare Pages ignores longer lines in `_headers`. */
const MAX_LINE_LENGTH = 2000;
/**
 * Hosts that read these files cannot choose by query or cookie: users of another language get a
 * page that the app renders.
 */
const PAGES = prerenderedPages.flatMap((page) =>
  page.path === undefined || page.parameter !== undefined
    ? []
    : [{ path: page.path, file: pageFile(page, 'zh_CN') }],
);
/** Paths with a cache rule. No two may match the same path, because hosts merge their rules. */
const CACHE_RULES = [
  { path: '/assets/*', file: '/assets/x.js' },
  { path: '/static/*', file: '/static/x.js' },
  ...PAGES,
];

/**
 * `_headers` for Cloudflare Pages.
 * @throws if a line is longer than they read
 */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const security = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const lines = [
    '/*',
    ...security,
    ...CACHE_RULES.flatMap(({ path, file }) => [path, `  Cache-Control: ${cacheOf(file)}`]),
  ];
  const long = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (long !== undefined)
    throw new Error(
      `_headers cannot hold a line of ${long.length} characters: ${long.slice(0, 60)} …`,
    );
  return `${lines.join('\n')}\n`;
}

/** The address at which Cloudflare Pages serves a page's file: its own name is redirected there. */
const addressOf = (file: string): string => file.replace(/(?:(\/)index)?\.html$/, '$1');

/**
 * `_redirects` for Cloudflare Pages: paths whose file has another name. It answers unknown paths
 * with `404.html` and status 404.
 */
export function redirectsFile(): string {
  return PAGES.filter(({ path, file }) => addressOf(file) !== path)
    .map(({ path, file }) => `${path}  ${addressOf(file)}  200\n`)
    .join('');
}
