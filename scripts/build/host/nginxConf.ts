import { hostRules, LINE_KIBIBYTES, OTHER_TYPE, types } from '#scripts/serve/hostRules.ts';
import { location, pageLocation, servicesLocation } from './nginxLocations';
import { allowMap, cacheMap, hostMap, languageMaps, policyMap } from './nginxMaps';
import { refusalLocations } from './nginxRefusals';
import { quoted } from './nginxText';

/** What differs between hosts. */
export interface NginxPlaces {
  /** Address or port that the server listens on. */
  listen: string;
  /** The folder with the build. */
  root: string;
  /** Host and port of the services behind `/api`. */
  services: string;
  /** The file of the access log. */
  log: string;
  /** Whether this nginx has the brotli module. */
  brotli: boolean;
  /** Whether a proxy in front ends TLS: services then believe its `X-Forwarded-Proto`. */
  isBehindProxy: boolean;
}

export interface NginxOptions extends Partial<NginxPlaces> {
  /** Of every answer. */
  headers: Readonly<Record<string, string>>;
  /** The largest body under `/api`, MB of 1,048,576 bytes. */
  largestBody: number;
  /** Names of the files that the build has. */
  pages: readonly string[];
}

const POLICY = 'Content-Security-Policy';

/** What stands beside the server: maps, the log's format, the services. */
function beside({ services }: NginxPlaces, headers: NginxOptions['headers']): string {
  return `# Written by the build or the configure tool: the next release overwrites it. docs/deployment.md says what is this host's.

# How long an answer may be kept, by what became of it and the file that it is. Services say it themselves.
${cacheMap()}

# The file of the sign-in page in the visitor's language.
${languageMaps()}

${allowMap()}

# Answers of the services are data: opened in a tab of their own they do nothing.
${policyMap(headers[POLICY] ?? '')}

# The host with its port, as services know it from the origin of a page.
${hostMap}

# Without the query string: some calls carry a phone number or an e-mail address there.
log_format academy '$remote_addr [$time_iso8601] "$request_method $uri" $status $body_bytes_sent $request_time';

upstream academy_services {
  # Where /api is answered.
  server ${services};
  keepalive 16;
  # Shorter than the services keep an idle connection (Node: 5 s): what goes out as one is closed is not tried again.
  keepalive_timeout 4s;
}`;
}

/** Where the server listens, finds its files and writes its log. */
function places({ listen, root, log }: NginxPlaces): string {
  return `  listen ${listen};
  server_name _;
  root ${root};
  # TLS, names and everything else that is this host's own: files that no release overwrites. docs/deployment.md has an
  # example. Sign-in cookies are Secure, so that plain http works on this machine only.
  include academy.d/*.conf;

  server_tokens off;
  access_log ${log} academy;`;
}

/** Every header that an answer has. */
function answerHeaders(headers: NginxOptions['headers']): string {
  const security = Object.entries(headers).map(
    ([name, value]) =>
      `  add_header ${name} ${name === POLICY ? '$academy_policy' : quoted(value)} always;`,
  );
  return `${security.join('\n')}
  add_header Cache-Control $academy_cache always;
  add_header Allow $academy_allow always;`;
}

function fileTypes(): string {
  const rows = Object.entries(types).map(
    ([extension, type]) => `    ${quoted(type)} ${extension};`,
  );
  return ['  types {', ...rows, '  }', `  default_type ${OTHER_TYPE};`].join('\n');
}

/** The brotli module is not part of nginx itself (Debian: libnginx-mod-http-brotli-static). */
const BROTLI = `  # An nginx without the brotli module refuses this line: configure with --no-brotli, or delete it.
  brotli_static on;
`;

const COMPRESSION = `  gzip_static on;
  gzip_vary on;
  # A proxy in front, nginx too, asks by HTTP/1.0 unless told otherwise.
  gzip_proxied any;
  gzip_http_version 1.0;
  # Files are small, and a part of one is of no use.
  max_ranges 0;
  sendfile on;`;

/** What a request may weigh and take. */
function limits(largestBody: number): string {
  return `  # OAuth2 providers may come back with a long code.
  large_client_header_buffers 4 ${LINE_KIBIBYTES}k;
  client_max_body_size ${largestBody}m;
  client_header_timeout 15s;
  client_body_timeout 15s;
  send_timeout 30s;`;
}

/**
 * The configuration for nginx, made from the host's rules: for a folder that is included in its `http` block, such as
 * `/etc/nginx/conf.d`. Every header stands at the server's level and no location adds one, because a location that does
 * loses the server's.
 */
export function nginxConf({
  headers,
  largestBody,
  pages,
  listen = '80',
  root = '/var/www/academy',
  services = '127.0.0.1:8081',
  log = '/var/log/nginx/academy.log',
  brotli = true,
  isBehindProxy = false,
}: NginxOptions): string {
  const where = { listen, root, services, log, brotli, isBehindProxy };
  return `${beside(where, headers)}

server {
${places(where)}

  # The services read the headers user_id and tenant_id, which nginx drops otherwise. Where several servers share the
  # port, nginx reads this line in the default one of them.
  underscores_in_headers on;

${answerHeaders(headers)}

${fileTypes()}

  # The build has each file compressed beside it.
${brotli ? BROTLI : ''}${COMPRESSION}

${limits(largestBody)}

${refusalLocations}

${servicesLocation(isBehindProxy)}

${hostRules.map((rule) => location(rule, pages)).join('\n\n')}

  # nginx would lead from the bare name to the services, by an address of its own and without TLS.
${pageLocation('= /api', pages)}

  # Every other path is the page's.
${pageLocation('/', pages)}
}
`;
}
