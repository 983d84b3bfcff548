const HIDDEN_HEADERS = ['authorization', 'cookie', 'set-cookie'];
const HIDDEN_FIELDS = /(?:token|password|secret)$/i;

const masked = (text) => `${String(text).slice(0, 10)}…`;

/** Headers as text, with secrets shortened. */
export function headersText(headers) {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${HIDDEN_HEADERS.includes(name) ? masked(value) : value}`)
    .join('\n');
}

/** A body or query as text, with secrets shortened. */
export function bodyText(body) {
  if (typeof body === 'string') return body;
  const hide = (name, value) =>
    typeof value === 'string' && HIDDEN_FIELDS.test(name) && value.length > 10
      ? masked(value)
      : value;
  return JSON.stringify(body, hide, 2);
}

export function isEmpty(value) {
  return (
    value === null
    || value === undefined
    || value === ''
    || (typeof value === 'object' && Object.keys(value).length === 0)
  );
}

export function sizeText(bytes) {
  if (bytes === null) return '';
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}

export function durationText({ ms, status }) {
  if (ms === null) return 'running';
  const time = ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
  return status === null ? `ended after ${time}` : time;
}
