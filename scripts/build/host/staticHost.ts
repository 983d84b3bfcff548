import { prerenderedPages } from '#app/first-paint/prerenderedPages.ts';
import { cacheOf } from '#scripts/serve/hostRules.ts';
import { pageFile } from '#scripts/serve/languagePages.ts';
import { metaPolicy } from '#scripts/serve/securityHeaders.ts';
import type { SecurityOptions } from '#scripts/serve/securityHeaders.ts';

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
const CACHED = [
  { path: '/assets/*', file: '/assets/x.js' },
  { path: '/static/*', file: '/static/x.js' },
  ...PAGES,
];

/**
 * `_headers` for Netlify and Cloudflare Pages.
 * @throws if a line is longer than they read
 */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const security = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const lines = [
    '/*',
    ...security,
    ...CACHED.flatMap(({ path, file }) => [path, `  Cache-Control: ${cacheOf(file)}`]),
  ];
  const long = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (long !== undefined)
    throw new Error(
      `_headers cannot hold a line of ${long.length} characters: ${long.slice(0, 60)} …`,
    );
  return `${lines.join('\n')}\n`;
}

/**
 * `_redirects` for Netlify and Cloudflare Pages; existing files take precedence. Both answer other
 * paths with `404.html` and status 404.
 */
export function redirectsFile(): string {
  return PAGES.map(({ path, file }) => `${path}  ${file}  200\n`).join('');
}

/**
 * A page that contains the headers as far as possible, for a host that sets none: the policy
 * without `frame-ancestors`, the referrer policy and the rule for search engines. They come first
 * in the head, because a policy only affects what follows it.
 */
export function pageWithPolicy(page: string, options: SecurityOptions): string {
  const metas = [
    `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(options)}">`,
    '<meta name="referrer" content="no-referrer">',
    '<meta name="robots" content="noindex">',
  ].join('');
  return page.replace(/<meta charset="?utf-8"?\s*\/?>/i, (charset) => charset + metas);
}
