/*
 * What a host in front of the services passes on. nginx, preview, the development server and the
 * mock's upstream have this in common. JavaScript and nginx (PCRE) read the pattern alike.
 */

const ESCAPE = [
  // Reserved characters, as `encodeURIComponent` writes them: space $ & + , : = @
  '2[046BbCc]|3[AaDd]|40',
  // Complete characters of UTF-8, no longer than necessary.
  '(?:[Cc][2-9A-Fa-f]|[Dd][0-9A-Fa-f])%C',
  '(?:[Ee]0%[ABab][0-9A-Fa-f]|[Ee][1-9A-Ca-cEeFf]%C|[Ee][Dd]%[89][0-9A-Fa-f])%C',
  '(?:[Ff]0%[9ABab][0-9A-Fa-f]|[Ff][1-3]%C|[Ff]4%8[0-9A-Fa-f])%C%C',
]
  .join('|')
  .replaceAll('%C', '%[89ABab][0-9A-Fa-f]');
const SEGMENT = `(?!\\.{1,2}(?:[/?%]|$))(?:[\\w.~!$&'()*+,=:@-]|%(?:${ESCAPE}))+`;

/**
 * A request target whose path means the same to every server: an id of the contract needs no other
 * character. The query is printable ASCII.
 */
export const SERVICE_TARGET = `^/api(?:/${SEGMENT})+/?(?:\\?[!-"$-~]*)?$`;

const TARGET = new RegExp(SERVICE_TARGET);

/**
 * Whether the services may receive a call.
 * @param target as the client wrote it: path and query
 */
export function isServiceTarget(target: string): boolean {
  return TARGET.test(target);
}

/** The methods of the contract, and HEAD for GET. */
export const SERVICE_METHODS: readonly string[] = ['DELETE', 'GET', 'HEAD', 'POST'];

/**
 * The request headers of a call: those of the contract, and those of the browser that describe the
 * call. Any other header could claim something to a service that trusts the host in front of it.
 */
export const SERVICE_HEADERS: readonly string[] = [
  'authorization',
  'fp',
  'sxz-lang',
  'tenant_id',
  'user_id',
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
];
