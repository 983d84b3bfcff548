import { bodyText, isEmpty } from './callText.js';

/** Headers that the browser sets, or that belong to one connection. */
const OWN =
  /^(?:host|connection|content-length|accept-encoding|user-agent|origin|referer|cookie|priority|sec-.*)$/;
const FILE = /^(.+) \(([\w./+-]+), \d+ bytes\)$/;

const typeOf = ({ headers }) => String(headers['content-type'] ?? '').split(';')[0];
const isMultipart = (entry) => typeOf(entry) === 'multipart/form-data';

/** Whether the log has all that was sent. It keeps no files and cuts large bodies. */
export function canReplay({ body, ...entry }) {
  return !isMultipart(entry) && !/^\(.*\)$/.test(typeof body === 'string' ? body : '');
}

function bodyOf(entry) {
  if (entry.method === 'GET' || isEmpty(entry.body)) return undefined;
  if (typeof entry.body === 'string') return entry.body;
  return typeOf(entry) === 'application/x-www-form-urlencoded'
    ? new URLSearchParams(entry.body).toString()
    : JSON.stringify(entry.body);
}

/** A logged call as a request that can be sent again. */
export function requestOf(entry, namespace) {
  const headers = Object.fromEntries(
    Object.entries(entry.headers).filter(([name]) => !OWN.test(name)),
  );
  const query = new URLSearchParams(entry.query).toString();
  return {
    method: entry.method,
    path: query === '' ? entry.path : `${entry.path}?${query}`,
    headers: namespace === 'default' ? headers : { ...headers, 'x-mock-ns': namespace },
    body: bodyOf(entry),
  };
}

/** Sends a request. Redirects are not followed, because they may lead to another origin. */
export async function sendRequest({ method, path, headers, body }) {
  const answer = await fetch(new URL(path, location.origin), {
    method,
    headers,
    body: method === 'GET' ? undefined : body,
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return answer.type === 'opaqueredirect' ? 'a redirect' : String(answer.status);
}

const quoted = (text) => `'${String(text).replaceAll("'", "'\\''")}'`;

function formFields(body) {
  return Object.entries(body).map(([name, value]) => {
    const file = FILE.exec(String(value));
    const field = file ? `${name}=@${file[1]};type=${file[2]}` : `${name}=${bodyText(value)}`;
    return `-F ${quoted(field)}`;
  });
}

/** The call as a command for a shell. */
export function curlOf(entry, namespace) {
  const { method, path, headers, body } = requestOf(entry, namespace);
  const sent = Object.entries(headers).filter(
    ([name]) => !(isMultipart(entry) && name === 'content-type'),
  );
  return [
    `curl -X ${method} ${quoted(new URL(path, location.origin).href)}`,
    ...sent.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(isMultipart(entry)
      ? formFields(entry.body)
      : body === undefined
        ? []
        : [`--data-raw ${quoted(body)}`]),
  ].join(' \\\n  ');
}
