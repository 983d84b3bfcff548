import { notFoundPage } from '#app/first-paint/prerenderedPages.ts';
import { ownValue } from '#lib/object/ownValue.ts';
import { AMBIGUOUS_PATH } from '#lib/url/servicePath.ts';
import { languageRows, pageMaps } from './nginxMaps';

/** In `deploy`; the build copies it into `dist-host`, for the configure tool. */
export const NGINX_TEMPLATE = 'nginx.conf.template';

/** What differs between hosts. */
export interface NginxPlaces {
  /** Begins every name that is global in nginx, so that several deployments fit into one nginx. */
  name: string;
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
  /** Whether a proxy in front ends TLS: services then believe its `X-Forwarded-For` and `X-Forwarded-Proto`. */
  isBehindProxy: boolean;
}

export interface NginxOptions extends Partial<NginxPlaces> {
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** The largest body under `/api`, in MB of 1,048,576 bytes. */
  largestBody: number;
}

/** nginx does not read longer words. */
const MAX_WORD_LENGTH = 4000;

/**
 * A value in double quotes.
 * @throws if nginx would not read it as plain text
 */
function quoted(value: string): string {
  if (/["\\$\n]/.test(value) || value.length > MAX_WORD_LENGTH)
    throw new Error(`nginx.conf cannot hold ${value}`);
  return `"${value}"`;
}

/**
 * Headers by which proxies tell services who the client is or what it asked for. From a client, they
 * are claims.
 */
const CLAIMS = [
  'CF-Connecting-IP',
  'Client-IP',
  'Fastly-Client-IP',
  'Forwarded',
  'Front-End-Https',
  'Proxy',
  'True-Client-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'X-Forwarded',
  'X-Forwarded-Client-Cert',
  'X-Forwarded-Host',
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
  'X-Forwarded-Protocol',
  'X-Forwarded-Scheme',
  'X-Forwarded-Server',
  'X-Forwarded-Ssl',
  'X-Forwarded-Uri',
  'X-Forwarded-User',
  'X-HTTP-Method',
  'X-Host',
  'X-HTTP-Method-Override',
  'X-Method-Override',
  'X-Original-Host',
  'X-Original-URI',
  'X-Original-URL',
  'X-Originating-IP',
  'X-Real-IP',
  'X-Remote-Addr',
  'X-Remote-IP',
  'X-Remote-User',
  'X-Rewrite-URL',
  'X-Scheme',
];

/** The spellings of a header with each hyphen as it is or as an underscore. */
function spellings(name: string): string[] {
  return name
    .split('-')
    .reduce<string[]>(
      (starts, part) =>
        starts.length === 0
          ? [part]
          : ['-', '_'].flatMap((mark) => starts.map((start) => start + mark + part)),
      [],
    );
}

/** Lines that send no claim in any spelling, except the two headers that nginx sets itself. */
function emptied(): string {
  const own = ['X-Forwarded-For', 'X-Forwarded-Proto'];
  return [...own, ...CLAIMS]
    .flatMap(spellings)
    .filter((name) => !own.includes(name))
    .map((name) => `    proxy_set_header ${name} "";`)
    .join('\n');
}

/** The brotli module is not part of nginx itself (Debian: libnginx-mod-http-brotli-static). */
const BROTLI = `  # An nginx without the brotli module refuses this line: configure with --no-brotli, or delete it.
  brotli_static on;
`;

/**
 * The configuration for nginx, for a folder that its `http` block includes, such as
 * `/etc/nginx/conf.d`.
 * @param template the text of `nginx.conf.template`, with a `{{name}}` for each of the values here
 * @throws if a header cannot be written, or the template names something else
 */
export function nginxConf(
  template: string,
  {
    headers: { 'Content-Security-Policy': policy = '', ...headers },
    largestBody,
    name = 'academy',
    listen = '80',
    root = `/var/www/${name}`,
    services = '127.0.0.1:8081',
    log = `/var/log/nginx/${name}.log`,
    brotli = true,
    isBehindProxy = false,
  }: NginxOptions,
): string {
  const values: Readonly<Record<string, string>> = {
    name,
    listen,
    root,
    services,
    log,
    largestBody: String(largestBody),
    brotli: brotli ? BROTLI : '',
    ambiguousPath: AMBIGUOUS_PATH,
    emptied: emptied(),
    forwardedFor: isBehindProxy ? '$proxy_add_x_forwarded_for' : '$remote_addr',
    forwardedProto: isBehindProxy ? '$http_x_forwarded_proto' : '$scheme',
    policy: quoted(policy),
    headers: Object.entries(headers)
      .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
      .join('\n'),
    pages: pageMaps(name),
    notFound: notFoundPage.file,
    languages: languageRows(),
  };
  return template.replace(/\{\{(\w+)\}\}/g, (_, place: string) => {
    const value = ownValue(values, place);
    if (value === undefined) throw new Error(`${NGINX_TEMPLATE} names {{${place}}}`);
    return value;
  });
}
