import type { AgreementType } from '#lib/url/agreementAddress.ts';

/** A page that the build renders in every language, and the requests that it answers. */
export interface PrerenderedPage {
  /** Its path; undefined for the page of all paths that are not listed. */
  path: string | undefined;
  /** The query parameter and value that select it among the pages of its path. */
  parameter?: readonly [name: string, value: string];
  /** The name of its files, before language and extension. */
  file: string;
  /** The name of the chunk with its code; the sign-in page needs none. */
  chunk?: string;
  /** The agreement that it shows. */
  agreement?: AgreementType;
}

const HELP = '/commonUsage/failReceiveVerificationCode.htm';

/** The page with the sign-in dialog open answers every path that contains this one. */
export const SIGN_IN_PATH = '/login/index';

/**
 * The spellings of a page's path, for the app and for hosts: the source of a regular expression that
 * ignores case.
 */
export function pathPattern(path: string): string {
  if (path === SIGN_IN_PATH) return '/login/+index';
  if (path === '/') return '^/+(?:index.html)?$';
  return `^${path.replace(/\//g, '/+')}(?:.html|/+)?$`;
}

export const notFoundPage: PrerenderedPage = { path: undefined, file: '/404', chunk: 'home' };

const pages = [
  { path: SIGN_IN_PATH, file: SIGN_IN_PATH },
  { path: '/', file: '/index', chunk: 'home' },
  { path: '/service', file: '/service', chunk: 'pages', agreement: 'FW' },
  { path: '/privacy', file: '/privacy', chunk: 'pages', agreement: 'YS' },
  { path: '/join', file: '/join', chunk: 'join' },
  { path: '/assign', file: '/assign', chunk: 'assign' },
  { path: '/assignments', file: '/assignments', chunk: 'assign' },
  { path: HELP, parameter: ['type', 'email'], file: '/commonUsage/email', chunk: 'pages' },
  { path: HELP, file: '/commonUsage/phone', chunk: 'pages' },
  { path: '/browser/open', file: '/browser/open', chunk: 'pages' },
] as const satisfies readonly PrerenderedPage[];

/** A path of the app. `routes.tsx` does not compile without an element for each. */
export type PagePath = (typeof pages)[number]['path'];

/** Every page of the app, in the order in which their patterns are tried. */
export const prerenderedPages: readonly PrerenderedPage[] = [...pages, notFoundPage];
