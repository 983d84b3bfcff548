import { notFoundPage } from '#app/first-paint/prerenderedPages.ts';
import { ownValue } from '#lib/object/ownValue.ts';
import { SERVICE_HEADERS, SERVICE_METHODS, SERVICE_TARGET } from '#lib/url/serviceCall.ts';
import { refusals } from '#scripts/serve/hostRules.ts';
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

/** Lines that send the headers of a call. nginx sends no header that is empty. */
function passedHeaders(): string {
  return SERVICE_HEADERS.map(
    (name) => `    proxy_set_header ${name} $http_${name.replaceAll('-', '_')};`,
  ).join('\n');
}

function refusalTexts(): string {
  return Object.entries(refusals)
    .map(([status, text]) => `  ${status} "${text}\\n";`)
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
    serviceTarget: SERVICE_TARGET.replace('"', '\\"'),
    serviceMethods: SERVICE_METHODS.join('|'),
    allowedMethods: SERVICE_METHODS.join(', '),
    passedHeaders: passedHeaders(),
    refusals: refusalTexts(),
    forwardedFor: isBehindProxy ? '$proxy_add_x_forwarded_for' : '$remote_addr',
    forwardedProto: isBehindProxy ? `$${name}_proto` : '$scheme',
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
