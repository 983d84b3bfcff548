import { cacheOf, elsePages, hostRules, PAGE } from '#scripts/serve/hostRules.ts';
import { metaPolicy } from '#scripts/serve/securityHeaders.ts';
import type { SecurityOptions } from '#scripts/serve/securityHeaders.ts';

/** Cloudflare Pages leaves longer lines of `_headers` out. */
const LONGEST_LINE = 2000;
/** The app's paths. A rule for every path would join those of the files. */
const PAGE_PATHS = [
  '/',
  '/login/*',
  '/service',
  '/privacy',
  '/join',
  '/assign',
  '/commonUsage/*',
  '/browser/*',
];
/** Paths that get a cache rule: no two may match the same path, because hosts join or add what both say. */
const CACHED = [
  { path: '/assets/*', file: '/assets/x.js' },
  { path: '/static/*', file: '/static/x.js' },
  ...PAGE_PATHS.map((path) => ({ path, file: PAGE })),
];

/**
 * `_headers` as Netlify and Cloudflare Pages read it.
 * @throws when a line is longer than they read
 */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const security = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const lines = [
    '/*',
    ...security,
    ...CACHED.flatMap(({ path, file }) => [path, `  Cache-Control: ${cacheOf(file)}`]),
  ];
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long !== undefined)
    throw new Error(
      `_headers cannot hold a line of ${long.length} characters: ${long.slice(0, 60)} …`,
    );
  return `${lines.join('\n')}\n`;
}

/**
 * `_redirects` as Netlify and Cloudflare Pages read it; files that exist come before it. Cloudflare Pages knows no 404
 * here and leaves those lines out: there the page answers for a missing script, and its type keeps it from running.
 */
export function redirectsFile(pages: readonly string[]): string {
  const own = hostRules.flatMap(({ match, answer }) => {
    if (!('path' in match) || typeof answer === 'string') return [];
    return [`${match.path}  ${answer.find((page) => pages.includes(page)) ?? PAGE}  200`];
  });
  const missing = ['/assets/*', '/static/*'].map((path) => `${path}  /static/not-found.txt  404`);
  return `${[...missing, ...own, `/*  ${elsePages[0] ?? PAGE}  200`].join('\n')}\n`;
}

/**
 * A page that carries what it can of the headers itself, for a host that sets none: the policy without its
 * `frame-ancestors`, the referrer rule and that of search engines. First in the head, because a policy binds only what comes after it.
 */
export function pageWithPolicy(page: string, options: SecurityOptions): string {
  const metas = [
    `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(options)}">`,
    '<meta name="referrer" content="no-referrer">',
    '<meta name="robots" content="noindex">',
  ].join('');
  return page.replace(/<meta charset="?utf-8"?\s*\/?>/i, (charset) => charset + metas);
}
