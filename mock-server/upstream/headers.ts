import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { SERVICE_HEADERS } from '#lib/url/serviceCall.ts';

/** Headers of one connection, which are not passed on (RFC 9110, section 7.6.1). */
const OF_THE_CONNECTION: readonly string[] = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Cookies that steer the mock; they mean nothing to a real service. */
const COOKIES_OF_THE_MOCK = /^mock_(?:ns|scenario)=/;

/** Who calls, and the address under which the caller reached the mock. */
export interface Caller {
  protocol: string;
  host: string;
  /** IP address. */
  address: string;
}

function passedEntries(headers: IncomingHttpHeaders): [string, string | string[]][] {
  const hopHeaders = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || OF_THE_CONNECTION.includes(name) || hopHeaders.includes(name)
      ? []
      : [[name, value]],
  );
}

/** Replaces the caller's origin by that of the service, at the start of an address. */
function atService(address: string, { protocol, host }: Caller, service: string): string {
  const local = `${protocol}://${host}`;
  return address === local || address.startsWith(`${local}/`)
    ? service + address.slice(local.length)
    : address;
}

/**
 * The headers of a request for the service: those of a call, with the service's `Host`, `Origin`
 * and `Referer`, and no packing.
 * @param service the origin of the service
 * @param via this mock's entry of header `Via`
 */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  caller: Caller,
  service: string,
  via: string,
): OutgoingHttpHeaders {
  const entries = Object.fromEntries(
    passedEntries(headers).filter(
      ([name]) => name === 'content-length' || SERVICE_HEADERS.includes(name),
    ),
  );
  const cookie = (headers.cookie ?? '')
    .split(/;\s*/)
    .filter((each) => each !== '' && !COOKIES_OF_THE_MOCK.test(each))
    .join('; ');
  const { cookie: _, origin, referer, ...rest } = entries;
  return {
    ...rest,
    ...(cookie !== '' && { cookie }),
    ...(origin !== undefined && { origin: atService(String(origin), caller, service) }),
    ...(referer !== undefined && { referer: atService(String(referer), caller, service) }),
    host: new URL(service).host,
    via: headers.via === undefined ? via : `${headers.via}, ${via}`,
    'x-forwarded-for': caller.address,
    'x-forwarded-host': caller.host,
    'x-forwarded-proto': caller.protocol,
    // The answer is checked, so it is requested as it is.
    'accept-encoding': 'identity',
  };
}

/** Names that browsers take only with `Secure`, which they trust on loopback. */
const COOKIE_PREFIX = /^__(?:secure|host|http)-/i;

/**
 * Makes a cookie of the service fit the local origin: without `Domain`, and over HTTP without
 * `Secure` and what requires it, unless its name requires `Secure`.
 */
function localCookie(cookie: string, protocol: string): string {
  const [pair = '', ...attributes] = cookie.split(/;\s*/);
  const isPlain = protocol === 'http' && !COOKIE_PREFIX.test(pair);
  const fitting = attributes.flatMap((attribute) => {
    const [name = '', value = ''] = attribute.toLowerCase().split('=');
    if (name === 'domain') return [];
    if (!isPlain) return [attribute];
    if (name === 'secure' || name === 'partitioned') return [];
    return name === 'samesite' && value === 'none' ? ['SameSite=Lax'] : [attribute];
  });
  return [pair, ...fitting].join('; ');
}

/**
 * The headers of an answer for the caller. A redirect to the service leads to the local origin; any
 * other is kept.
 */
export function answerHeaders(
  headers: IncomingHttpHeaders,
  caller: Caller,
  service: string,
): Record<string, string | string[]> {
  const entries = Object.fromEntries(passedEntries(headers));
  const { location, 'set-cookie': cookies } = headers;
  // A relative redirect is valid as it is.
  if (location !== undefined && /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(location)) {
    const to = URL.canParse(location, service) ? new URL(location, service) : undefined;
    if (to?.origin === service)
      entries['location'] =
        `${caller.protocol}://${caller.host}${to.pathname}${to.search}${to.hash}`;
  }
  if (cookies) entries['set-cookie'] = cookies.map((each) => localCookie(each, caller.protocol));
  return entries;
}
