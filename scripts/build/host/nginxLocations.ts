import { languagePages } from '#scripts/serve/languagePages.ts';
import { elsePages } from '#scripts/serve/hostRules.ts';
import type { HostRule } from '#scripts/serve/hostRules.ts';
import { pattern } from './nginxText';

/** The location of one of the host's rules. @param pages names of the files that the build has */
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

/** A location that the page of every other path answers. @param pages names of the files that the build has */
export function pageLocation(where: string, pages: readonly string[]): string {
  return block(where, bodyOf(elsePages, pages));
}

function block(where: string, lines: readonly string[]): string {
  return [`  location ${where} {`, ...lines.map((line) => `    ${line}`), '  }'].join('\n');
}

/** What a location does to answer so. */
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

/** Hands the calls to the services. @param isBehindProxy whether a proxy in front ends TLS, and says so */
export function servicesLocation(isBehindProxy: boolean): string {
  return `  location ^~ /api/ {
    proxy_pass http://academy_services;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $academy_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto ${isBehindProxy ? '$http_x_forwarded_proto' : '$scheme'};
    # The authorization code in a return address works once: a second try would refuse the visitor.
    proxy_next_upstream off;
    proxy_intercept_errors off;
  }`;
}
