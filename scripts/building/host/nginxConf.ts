import { cacheRules, elsePages, ERROR_CACHE, hostRules, METHODS, OTHER_TYPE, types } from '../../serving/hostRules';
import { defaultLocale, localeIds } from '../../../src/platform/language/localeIds';
import { LANGUAGE_COOKIES, LANGUAGE_PARAMETER, languagePages, signInPage } from '../../serving/languagePages';
import type { HostRule } from '../../serving/hostRules';

export interface NginxOptions {
  /** Of every answer. */
  headers: Readonly<Record<string, string>>;
  /** The largest body under `/api`, MB of 1,048,576 bytes. */
  largestBody: number;
  /** Names of the files that the build has. */
  pages: readonly string[];
  /** What whoever hosts it fills in; placeholders by default. */
  listen?: string;
  root?: string;
  services?: string;
  log?: string;
}

/** nginx reads no longer words. */
const LONGEST = 4000;

/** A value in double quotes. @throws when it holds what would not stay a plain text of nginx */
function quoted(value: string): string {
  if (/["\\$\n]/.test(value) || value.length > LONGEST) throw new Error(`nginx.conf cannot hold ${value}`);
  return `"${value}"`;
}

/** Regular expressions stand in quotes, because they may hold braces and semicolons. */
function pattern(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

function location({ why, match, answer, byLanguage = false }: HostRule, pages: readonly string[]): string {
  const where = 'path' in match ? `= ${match.path}` : `${match.ignoreCase === true ? '~*' : '~'} ${pattern(match.pattern)}`;
  return [`  # ${why}`, `  location ${where} {`, ...bodyOf(answer, pages, byLanguage).map((line) => `    ${line}`), '  }'].join('\n');
}

function bodyOf(answer: HostRule['answer'], pages: readonly string[], byLanguage = false): string[] {
  if (answer === 'nothing') return ['return 404;'];
  if (answer === 'file') return ['try_files $uri =404;'];
  const page = answer.find((name) => pages.includes(name)) ?? answer[0] ?? '';
  const target = byLanguage && hasTwins(pages) ? '$academy_sign_in' : page;
  return [`rewrite ^ ${target} break;`, 'etag off;', 'if_modified_since off;'];
}

function hasTwins(pages: readonly string[]): boolean {
  return [...languagePages.values()].every((page) => pages.includes(page));
}

/**
 * Chooses the sign-in page's file by query and cookies, as `requestedLocale` does. What they say is joined by semicolons,
 * which no cookie can hold.
 */
function languageMaps(): string {
  const asked = '"~(?:^|&)' + LANGUAGE_PARAMETER + '=(?<academy_locale>[a-z]{2}_[A-Z]{2})(?:&|$)" $academy_locale;';
  const places = ['^', '^[^;]*;', '^[^;]*;[^;]*;'];
  const rows = places.flatMap((before) => localeIds.map((id) => `  "~${before}${id}(?:;|$)" ${signInPage(id)};`));
  const cookies = LANGUAGE_COOKIES.map((name) => `$cookie_${name}`).join(';');
  return [
    'map $args $academy_asked {', `  ${asked}`, '  default "";', '}', '',
    `map "$academy_asked;${cookies}" $academy_sign_in {`, ...rows, `  default ${signInPage(defaultLocale)};`, '}',
  ].join('\n');
}

function cacheMap(): string {
  const rows = cacheRules.map(({ pattern: file, value }) => `  ${pattern(`~^(?:200|304) ${file.startsWith('^') ? file.slice(1) : `.*${file}`}`)} ${quoted(value)};`);
  return ['map "$status $uri" $academy_cache {', '  "~^\\d+ /api/" "";', ...rows, `  default ${quoted(ERROR_CACHE)};`, '}'].join('\n');
}

function typeLines(): string[] {
  return Object.entries(types).map(([extension, type]) => `    ${quoted(type)} ${extension};`);
}

/**
 * The configuration for nginx, made from the host's rules: for a folder that is included in its `http` block, such as
 * `/etc/nginx/conf.d`. Every header stands at the server's level and no location adds one, because a location that does
 * loses the server's.
 */
export function nginxConf({ headers, largestBody, pages, listen = '80', root = '/var/www/academy', services = '127.0.0.1:8081', log = '/var/log/nginx/academy.log' }: NginxOptions): string {
  const security = Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`);
  return `# Written by the build from scripts/serving/hostRules.ts; docs/deployment.md says what to fill in.

# How long an answer may be kept, by what became of it and the file that it is. Services say it themselves.
${cacheMap()}

# The file of the sign-in page in the visitor's language.
${languageMaps()}

map "$status $uri" $academy_allow {
  "~^\\d+ /api/" "";
  "~^405 " "${METHODS.join(', ')}";
  default "";
}

# Without the query string: some calls carry a phone number or an e-mail address there.
log_format academy '$remote_addr [$time_iso8601] "$request_method $uri" $status $body_bytes_sent $request_time';

upstream academy_services {
  # Fill in: where /api is answered.
  server ${services};
  keepalive 16;
}

server {
  # Fill in: TLS, and the name. Sign-in cookies are Secure, so that plain http works on this machine only.
  listen ${listen};
  # listen 443 ssl http2;
  # ssl_certificate /etc/ssl/academy.pem;
  # ssl_certificate_key /etc/ssl/academy.key;
  # Once everything of the domain is on https: begin with a day (86400), go to a year.
  # add_header Strict-Transport-Security "max-age=86400" always;
  server_name _;
  root ${root};

  server_tokens off;
  access_log ${log} academy;

  # The services read the headers user_id and tenant_id, which nginx drops otherwise. Where several servers share the
  # port, nginx reads this line in the default one of them.
  underscores_in_headers on;

${security.join('\n')}
  add_header Cache-Control $academy_cache always;
  add_header Allow $academy_allow always;

  types {
${typeLines().join('\n')}
  }
  default_type ${OTHER_TYPE};

  # The build has each file compressed beside it. Without the brotli module (Debian: libnginx-mod-http-brotli-static)
  # nginx refuses the next line: delete it, and gzip is served.
  brotli_static on;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  # Files are small, and a part of one is of no use.
  max_ranges 0;
  sendfile on;

  # OAuth2 providers may come back with a long code.
  large_client_header_buffers 4 8k;
  client_max_body_size ${largestBody}m;
  client_header_timeout 15s;
  client_body_timeout 15s;
  send_timeout 30s;

  error_page 403 404 =404 @refused;
  location @refused {
    default_type "text/plain; charset=utf-8";
    return 404 "Not found\\n";
  }

  location ^~ /api/ {
    proxy_pass http://academy_services;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    # The authorization code in a return address works once: a second try would refuse the visitor.
    proxy_next_upstream off;
    proxy_intercept_errors off;
  }

${hostRules.map((rule) => location(rule, pages)).join('\n\n')}

  # Every other path is the page's.
  location / {
${bodyOf(elsePages, pages).map((line) => `    ${line}`).join('\n')}
  }
}
`;
}
