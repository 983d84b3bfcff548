/**
 * How a host answers the paths of a build. Preview serves by these rules, `_headers` and `_redirects`
 * are generated from them, and `deploy/nginx.conf.template` has the same: the tests ask both hosts.
 * Patterns have the same meaning in JavaScript and nginx (PCRE), and are matched
 * against the decoded, normalized path.
 */
interface HostRule {
  /** One path, or the paths that a pattern matches. */
  match: { path: string } | { pattern: string; ignoreCase?: boolean };
  /** `file`: the file with that name or 404; `nothing`: 404. */
  answer: 'file' | 'nothing';
}

/** How to report a vulnerability (RFC 9116). */
export const SECURITY_TEXT = '/.well-known/security.txt';
const EXTENSIONS =
  'js|mjs|css|map|json|txt|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?|wasm|webmanifest';

/** The first matching rule applies. Paths under `/api/` go to the services before. */
const hostRules: readonly HostRule[] = [
  { match: { path: SECURITY_TEXT }, answer: 'file' },
  // Hidden files, and compressed copies under their own names, are not served.
  { match: { pattern: '/\\.|\\.(?:br|gz)$' }, answer: 'nothing' },
  // A missing script is 404 and never the page; otherwise a page of the last release would run
  // HTML.
  { match: { pattern: '^/(?:assets|static)(?:/|$)' }, answer: 'file' },
  // Any other path that looks like a file is one.
  { match: { pattern: `\\.(?:${EXTENSIONS})$`, ignoreCase: true }, answer: 'file' },
];

/** How long answers may be cached, by the name of the file; the first match applies. */
const cacheRules: readonly { pattern: string; value: string }[] = [
  { pattern: '^/assets/', value: 'public, max-age=31536000, immutable' },
  { pattern: '\\.html$', value: 'no-store' },
  { pattern: '', value: 'no-cache' },
];
/** For answers other than 200 and 304. */
export const ERROR_CACHE = 'no-store';

/** Content types by extension. A build contains no other files. */
export const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};
const OTHER_TYPE = 'application/octet-stream';

/** Files that have compressed copies beside them. */
export const compressible = /\.(?:html|js|css|txt|json|webmanifest|svg|ico)$/;
export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

export const METHODS: readonly string[] = ['GET', 'HEAD'];

/** The longest first line of a request, in KiB. OAuth2 providers may return with a long code. */
export const LINE_KIBIBYTES = 8;

/** The plain text of a refusal, by status. nginx uses all of them. */
export const refusals = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request too slow',
  411: 'Length missing',
  412: 'Precondition failed',
  413: 'Too large',
  414: 'Address too long',
  431: 'Headers too long',
  500: 'Server failed',
  501: 'Not supported',
  502: 'The services cannot be reached',
  503: 'Not available',
  504: 'The services do not answer',
  505: 'HTTP version not supported',
} as const;
/** The content type of a refusal. */
export const REFUSAL_TYPE = 'text/plain; charset=utf-8';

/**
 * The answer to a path that `normalPath` returned. Without a matching rule it is a page in the
 * user's language (`languagePages.ts`).
 */
export function answerTo(path: string): HostRule['answer'] | 'page' {
  const rule = hostRules.find(({ match }) =>
    'path' in match
      ? match.path === path
      : new RegExp(match.pattern, match.ignoreCase === true ? 'i' : '').test(path),
  );
  return rule?.answer ?? 'page';
}

/** How long the file with this name may be cached. */
export function cacheOf(file: string): string {
  return cacheRules.find(({ pattern }) => new RegExp(pattern).test(file))?.value ?? ERROR_CACHE;
}

/** The content type of the file with this name. */
export function typeOf(file: string): string {
  return types[/\.([^./]+)$/.exec(file)?.[1] ?? ''] ?? OTHER_TYPE;
}
