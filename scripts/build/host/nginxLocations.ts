import type { HostRule } from '#scripts/serve/hostRules.ts';
import { pattern } from './nginxText';

/** The directives of a location for an answer. */
const DIRECTIVES = {
  file: ['try_files $uri =404;'],
  nothing: ['return 404;'],
  page: ['rewrite ^ $academy_page$academy_language break;', 'etag off;', 'if_modified_since off;'],
} as const;

function block(where: string, answer: keyof typeof DIRECTIVES): string {
  const lines = DIRECTIVES[answer].map((line) => `    ${line}`);
  return [`  location ${where} {`, ...lines, '  }'].join('\n');
}

/** The location of one host rule. */
export function location({ why, match, answer }: HostRule): string {
  const where =
    'path' in match
      ? `= ${match.path}`
      : `${match.ignoreCase === true ? '~*' : '~'} ${pattern(match.pattern)}`;
  return [`  # ${why}`, block(where, answer)].join('\n');
}

/** A location that serves pages. */
export const pageLocation = (where: string): string => block(where, 'page');

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
