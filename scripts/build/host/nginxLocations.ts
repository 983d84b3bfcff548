import { languagePages } from '#scripts/serve/languagePages.ts';
import { fallbackPages } from '#scripts/serve/hostRules.ts';
import type { HostRule } from '#scripts/serve/hostRules.ts';
import { pattern } from './nginxText';

/** The location of one host rule. @param pages names of the files in the build */
export function location(
  { why, match, answer, byLanguage = false }: HostRule,
  pages: readonly string[],
): string {
  const where =
    'path' in match
      ? `= ${match.path}`
      : `${match.ignoreCase === true ? '~*' : '~'} ${pattern(match.pattern)}`;
  return [`  # ${why}`, block(where, bodyOf(answer, pages, byLanguage))].join('\n');
}

/**
 * A location that serves the page of all other paths.
 * @param pages names of the files in the build
 */
export function pageLocation(where: string, pages: readonly string[]): string {
  return block(where, bodyOf(fallbackPages, pages));
}

function block(where: string, lines: readonly string[]): string {
  return [`  location ${where} {`, ...lines.map((line) => `    ${line}`), '  }'].join('\n');
}

/** The directives of a location for an answer. */
function bodyOf(
  answer: HostRule['answer'],
  pages: readonly string[],
  byLanguage = false,
): string[] {
  if (answer === 'nothing') return ['return 404;'];
  if (answer === 'file') return ['try_files $uri =404;'];
  const page = answer.find((name) => pages.includes(name)) ?? answer[0] ?? '';
  const target = byLanguage && hasTwins(pages) ? '$academy_sign_in' : page;
  return [`rewrite ^ ${target} break;`, 'etag off;', 'if_modified_since off;'];
}

function hasTwins(pages: readonly string[]): boolean {
  return [...languagePages.values()].every((page) => pages.includes(page));
}

/** Forwards calls to the services. @param isBehindProxy whether a proxy in front ends TLS, and says so */
export function servicesLocation(isBehindProxy: boolean): string {
  return `  location ^~ /api/ {
    proxy_pass http://academy_services;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $academy_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto ${isBehindProxy ? '$http_x_forwarded_proto' : '$scheme'};
    # The authorization code in a return address works only once: a retry would refuse the user.
    proxy_next_upstream off;
    proxy_intercept_errors off;
  }`;
}
