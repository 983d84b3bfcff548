import { cacheOf, fallbackPages, hostRules, PAGE } from '#scripts/serve/hostRules.ts';
import { metaPolicy } from '#scripts/serve/securityHeaders.ts';
import type { SecurityOptions } from '#scripts/serve/securityHeaders.ts';

/** Cloudflare Pages ignores longer lines in `_headers`. */
const LONGEST_LINE = 2000;
/** The app's paths. A rule for all paths would be merged with those of the files. */
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
/** Paths with a cache rule. No two may match the same path, because hosts merge their rules. */
const CACHED = [
  { path: '/assets/*', file: '/assets/x.js' },
  { path: '/static/*', file: '/static/x.js' },
  ...PAGE_PATHS.map((path) => ({ path, file: PAGE })),
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
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long !== undefined)
    throw new Error(
      `_headers cannot hold a line of ${long.length} characters: ${long.slice(0, 60)} …`,
    );
  return `${lines.join('\n')}\n`;
}

/**
 * `_redirects` for Netlify and Cloudflare Pages; existing files take precedence. Cloudflare Pages
 * does not support 404 here and ignores those lines. There a missing script gets the page, whose
 * media type keeps it from running.
 */
export function redirectsFile(pages: readonly string[]): string {
  const own = hostRules.flatMap(({ match, answer }) => {
    if (!('path' in match) || typeof answer === 'string') return [];
    return [`${match.path}  ${answer.find((page) => pages.includes(page)) ?? PAGE}  200`];
  });
  const missing = ['/assets/*', '/static/*'].map((path) => `${path}  /static/not-found.txt  404`);
  return `${[...missing, ...own, `/*  ${fallbackPages[0] ?? PAGE}  200`].join('\n')}\n`;
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
