import { act, call } from './api.js';
import { byId, element, time } from './dom.js';
import { onEvent, panel } from './live.js';

const KEPT = 2000;
const SHOWN = 200;
const SECRET = /(?:authorization|cookie|token|password|secret)$/i;
let entries = [];
const nodes = new Map();

const shorten = (name, value) =>
  typeof value === 'string' && SECRET.test(name) && value.length > 10
    ? `${value.slice(0, 10)}…`
    : value;

function part(title, value) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, shorten, 2);
  if (text === undefined || ['', 'null', '{}'].includes(text)) return '';
  return element(
    'div',
    {},
    element('h3', {}, title),
    element('pre', { tabIndex: 0, role: 'group', 'aria-label': title }, text),
  );
}

function details({ operation, query, body, headers, answer, ms }) {
  return element(
    'div',
    { className: 'sides' },
    ...(operation === null
      ? []
      : [element('a', { href: `docs#${operation}` }, `${operation} in the contract`)]),
    part('Query', query),
    part('Body', body),
    part('Headers', headers),
    answer
      ? part('Answer', answer.body)
      : element('p', {}, ms === null ? 'The call is running.' : 'No answer.'),
    part('Answer headers', answer?.headers),
  );
}

function makeNode(entry) {
  const { at, method, path, operation, status, code, ms, size, academy, violations } = entry;
  const cause = [entry.scenario, entry.fault, entry.trigger].filter(Boolean).join(', ');
  const isBad = violations.length > 0 || status === null || status >= 400;
  const facts = [
    ms === null ? 'running' : `${status ?? 'no answer'}${code === null ? '' : ` ${code}`}`,
    ms === null ? '' : `${ms} ms`,
    size === null ? '' : `${size} B`,
    academy,
    cause,
    violations.length > 0 ? 'breaks the contract' : '',
  ].filter(Boolean);
  const summary = element(
    'summary',
    {},
    element('strong', {}, operation ?? 'not in the contract'),
    ` ${method} ${path} `,
    element('span', { className: isBad && ms !== null ? 'bad' : 'hint' }, facts.join(' · ')),
    ' ',
    time(at),
    ...violations.map(({ where, message }) =>
      element('p', { className: 'bad' }, `${where}: ${message}`),
    ),
  );
  const node = element('details', {}, summary);
  node.addEventListener('toggle', () => {
    if (node.open && node.children.length === 1) node.append(details(entry));
  });
  return element('li', {}, node);
}

function isWanted(entry) {
  if (byId('log-broken').checked && entry.violations.length === 0) return false;
  const text = JSON.stringify(entry).toLowerCase();
  return byId('log-filter')
    .value.toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function showCount() {
  byId('log-count').textContent = `${byId('log').children.length} of ${entries.length} calls`;
}

function nodeOf(entry) {
  if (!nodes.has(entry.id)) nodes.set(entry.id, makeNode(entry));
  return nodes.get(entry.id);
}

function show() {
  const wanted = entries.filter(isWanted).slice(0, SHOWN);
  byId('log').replaceChildren(...wanted.map(nodeOf));
  showCount();
}

/** Adds a call, or replaces one that was running. */
function receive(entry) {
  const place = entries.findIndex(({ id }) => id === entry.id);
  if (place < 0) entries = [entry, ...entries.slice(0, KEPT - 1)];
  else entries[place] = entry;
  const before = nodes.get(entry.id);
  const node = makeNode(entry);
  nodes.set(entry.id, node);
  if (before?.isConnected) {
    const hasFocus = before.contains(document.activeElement);
    node.firstChild.open = before.firstChild.open;
    before.replaceWith(node);
    if (hasFocus) node.querySelector('summary').focus();
  } else if (isWanted(entry)) {
    byId('log').prepend(node);
    if (byId('log').children.length > SHOWN) byId('log').lastElementChild.remove();
  }
  showCount();
}

/** Lists the calls under `/api`, newest first. */
export function startRequests() {
  panel(
    async () => {
      entries = await call('requests');
      nodes.clear();
      show();
    },
    { events: ['log'] },
  );
  onEvent('running', receive);
  onEvent('request', receive);
  for (const id of ['log-filter', 'log-broken']) byId(id).addEventListener('input', show);
  byId('clear-log').addEventListener('click', () => void act(() => call('requests', 'DELETE')));
}
