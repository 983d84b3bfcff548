import { act, call } from './calls.js';
import { byId, element, fill, shortTime } from './dom.js';
import { onEvent, onLoad } from './live.js';

const KEPT = 200;
let entries = [];

function detail(title, value) {
  const isEmpty =
    value === null
    || value === undefined
    || (typeof value === 'object' && Object.keys(value).length === 0);
  return isEmpty
    ? ''
    : element(
        'div',
        {},
        element('h3', {}, title),
        element(
          'pre',
          { tabIndex: 0, 'aria-label': title },
          typeof value === 'string' ? value : JSON.stringify(value, null, 2),
        ),
      );
}

function requestItem({
  at,
  method,
  path,
  query,
  headers,
  body,
  operation,
  status,
  code,
  fault,
  scenario,
  violations,
}) {
  const isBroken = violations.length > 0;
  const row = element(
    'summary',
    {},
    element('span', { className: 'status' }, status === null ? 'no answer' : String(status)),
    element('strong', {}, operation ?? `${method} ${path}`),
    element(
      'span',
      {},
      [code && `code ${code}`, scenario && `outcome: ${scenario}`, fault && `fault: ${fault}`]
        .filter(Boolean)
        .join(', '),
    ),
    isBroken ? element('span', { className: 'badge' }, 'breaks the contract') : '',
    element('time', { className: 'hint', dateTime: at }, shortTime(at)),
  );
  const details = element('details', {}, row);
  // Filled when first opened, because most entries are never opened.
  details.addEventListener(
    'toggle',
    () => {
      details.append(
        element('p', { className: 'path' }, `${method} ${path}`),
        detail('Query', query),
        detail('Body', body),
        detail('Headers', headers),
      );
    },
    { once: true },
  );
  return element(
    'li',
    { className: isBroken ? 'broken' : '' },
    details,
    ...violations.map(({ where, message }) =>
      element('div', { className: 'violation' }, `${where}: ${message}`),
    ),
  );
}

function isWanted({ method, path, operation, status, code, violations }) {
  if (byId('log-broken').checked && violations.length === 0) return false;
  const words = byId('log-filter').value.toLowerCase().trim();
  return [method, path, operation, status, code].join(' ').toLowerCase().includes(words);
}

function show() {
  const wanted = entries.filter(isWanted);
  fill('log', wanted.map(requestItem));
  byId('log-count').textContent = `${wanted.length} of ${entries.length}`;
}

/** Lists the calls under `/api`, newest first, with their contract violations. */
export function startLog() {
  onLoad(async () => {
    entries = (await call('requests')).slice(0, KEPT);
    show();
  });
  onEvent('request', (entry) => {
    entries = [entry, ...entries.filter(({ id }) => id !== entry.id)].slice(0, KEPT);
    if (isWanted(entry)) {
      byId('log').prepend(requestItem(entry));
      if (byId('log').children.length > KEPT) byId('log').lastElementChild.remove();
      byId('log-empty').hidden = true;
    }
    byId('log-count').textContent = `${byId('log').children.length} of ${entries.length}`;
  });
  byId('log-filter').addEventListener('input', show);
  byId('log-broken').addEventListener('change', show);
  byId('clear-log').addEventListener(
    'click',
    () =>
      void act(async () => {
        entries = await call('requests', 'DELETE');
        show();
      }, 'The log is empty'),
  );
}
