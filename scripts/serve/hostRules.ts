import { SIGN_IN_PATH, signInPage } from './languagePages';

/**
 * How a host answers the build: the one description that preview serves by and that nginx.conf, `_headers` and
 * `_redirects` are written from. Patterns mean the same to JavaScript and to nginx (PCRE), and are matched against the
 * decoded, normalised path.
 */
export interface HostRule {
  /** What the rule is for; a comment in nginx.conf. */
  why: string;
  /** One path, or the paths that a pattern matches. */
  match: { path: string } | { pattern: string; ignoreCase?: boolean };
  /** `file`: the file of that name or 404; `nothing`: 404; else the first of these pages that the build has. */
  answer: 'file' | 'nothing' | readonly string[];
  /** Whether the first page has twins in other languages (`languagePages.ts`). */
  byLanguage?: boolean;
}

/** The page of every path that is no file's. */
export const PAGE = '/index.html';
/** What tells the world how to report a weakness (RFC 9116). */
export const SECURITY_TEXT = '/.well-known/security.txt';
const EXTENSIONS =
  'js|mjs|css|map|json|txt|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?|wasm|webmanifest';

/** The first that matches answers. Paths under `/api/` never come here: they are the services'. */
export const hostRules: readonly HostRule[] = [
  { why: 'How to report a weakness (RFC 9116).', match: { path: SECURITY_TEXT }, answer: 'file' },
  {
    why: 'The sign-in page has files of its own, one for each language.',
    match: { path: SIGN_IN_PATH },
    answer: [signInPage('zh_CN'), PAGE],
    byLanguage: true,
  },
  {
    why: 'Hidden files, and the compressed copies under their own names, are nobody’s.',
    match: { pattern: '/\\.|\\.(?:br|gz)$' },
    answer: 'nothing',
  },
  {
    why: 'A missing script is 404 and never the page, or a page of the last release would run HTML.',
    match: { pattern: '^/(?:assets|static)(?:/|$)' },
    answer: 'file',
  },
  {
    why: 'Whatever else is named like a file is one.',
    match: { pattern: `\\.(?:${EXTENSIONS})$`, ignoreCase: true },
    answer: 'file',
  },
];

/** Where no rule matches, the page answers: it knows its paths, with dots in them or not. */
export const elsePages: readonly string[] = [PAGE];

/** How long answers may be kept, by the name of the file that answers; the first that matches counts. */
export const cacheRules: readonly { pattern: string; value: string }[] = [
  { pattern: '^/assets/', value: 'public, max-age=31536000, immutable' },
  { pattern: '\\.html$', value: 'no-store' },
  { pattern: '', value: 'no-cache' },
];
/** Of answers other than 200 and 304. */
export const ERROR_CACHE = 'no-store';

/** Content types by extension; no other file is in a build. */
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
export const OTHER_TYPE = 'application/octet-stream';

/** Extensions of files that are kept compressed beside themselves, in the order in which a host prefers the copies. */
export const compressible = /\.(?:html|js|css|txt|json|map|webmanifest|svg|ico)$/;
export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

export const METHODS: readonly string[] = ['GET', 'HEAD'];

/** The longest first line of a request, KiB. OAuth2 providers may come back with a long code. */
export const LINE_KIBIBYTES = 8;

/** What a refusal says, by its status; plain text, whatever the name that was asked for. */
export const refusals = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Only GET and HEAD',
  413: 'Too large',
  414: 'Address too long',
  502: 'The services cannot be reached',
  504: 'The services do not answer',
} as const;
/** The content type of a refusal. */
export const REFUSAL_TYPE = 'text/plain; charset=utf-8';

/** The rule for a path that went through `normalPath`. */
export function ruleOf(path: string): Pick<HostRule, 'answer' | 'byLanguage'> {
  const rule = hostRules.find(({ match }) =>
    'path' in match
      ? match.path === path
      : new RegExp(match.pattern, match.ignoreCase === true ? 'i' : '').test(path),
  );
  return rule ?? { answer: elsePages };
}

/** How long the file of a name may be kept. */
export function cacheOf(file: string): string {
  return cacheRules.find(({ pattern }) => new RegExp(pattern).test(file))?.value ?? ERROR_CACHE;
}

/** The content type of the file of a name. */
export function typeOf(file: string): string {
  return types[/\.([^./]+)$/.exec(file)?.[1] ?? ''] ?? OTHER_TYPE;
}
