import { act, call } from './calls.js';
import { byId, choices, element, fill } from './dom.js';
import { onEvent, onLoad } from './live.js';
import { rowForm } from './rowForm.js';

const PAGE = 20;
const FIRST = ['users', 'tenants'];
const OPEN = new Set();
let page = 1;
let tables = [];

const table = () => byId('table').value || FIRST[0];

function titleOf(row) {
  return [
    row.realName ?? row.name ?? row.nickName ?? '',
    row.mobile ?? row.identifier ?? row.to ?? row.state ?? row.behaviour ?? '',
  ]
    .filter((text) => typeof text === 'string' && text !== '')
    .join(' · ');
}

function rowItem(row) {
  const details = element(
    'details',
    {},
    element(
      'summary',
      {},
      element('strong', {}, row.id),
      element('bdi', { className: 'hint' }, titleOf(row)),
    ),
  );
  const open = () => {
    if (details.open && !details.querySelector('form')) details.append(rowForm(table(), row));
    if (details.open) OPEN.add(row.id);
    else OPEN.delete(row.id);
  };
  details.addEventListener('toggle', open);
  details.open = OPEN.has(row.id);
  return element('li', {}, details);
}

async function load() {
  // Requests one row more than it shows, to find out whether there is a next page.
  const query = new URLSearchParams({
    _start: String((page - 1) * PAGE),
    _limit: String(PAGE + 1),
  });
  const words = byId('data-search').value;
  if (words !== '') query.set('q', words);
  const rows = await call(`db/${table()}?${query}`);
  fill('rows', rows.slice(0, PAGE).map(rowItem));
  byId('data-page').textContent = `Page ${page}`;
  byId('data-before').disabled = page === 1;
  byId('data-after').disabled = rows.length <= PAGE;
}

function goTo(next) {
  page = Math.max(1, next);
  void act(load, '');
}

/** Shows and edits every table of the namespace. */
export function startData() {
  onLoad(async () => {
    if (tables.length === 0) {
      tables = (await call('about')).tables;
      const rest = tables.filter((name) => !FIRST.includes(name)).sort();
      choices(
        byId('table'),
        [...FIRST, ...rest].map((name) => [name]),
      );
    }
    await load();
  });
  onEvent('db', (changed) => {
    // Does not replace rows while the user edits one.
    const isEditing =
      byId('rows').contains(document.activeElement)
      && /^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
    return changed.table === table() && !isEditing ? load() : undefined;
  });
  byId('table').addEventListener('change', () => {
    OPEN.clear();
    goTo(1);
  });
  byId('data-search').addEventListener('input', () => goTo(1));
  byId('data-before').addEventListener('click', () => goTo(page - 1));
  byId('data-after').addEventListener('click', () => goTo(page + 1));
}
