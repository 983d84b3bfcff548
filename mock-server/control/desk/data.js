import { act, actionButton, call } from './calls.js';
import { byId, choices, element, fill } from './dom.js';
import { onEvent, onLoad } from './live.js';
import { newRowForm, rowForm } from './rowForm.js';

const PAGE = 20;
const FIRST = ['users', 'tenants'];
const OPEN = new Set();
let page = 1;
let tables = {};
/** The rows in the page by id: `{ li, text, isEdited() }`. */
let shown = new Map();
/** The number of the newest request for rows. */
let newest = 0;

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
  let editor;
  const open = () => {
    if (details.open && !editor) {
      editor = rowForm(table(), tables[table()], row);
      details.append(editor.form);
    }
    if (details.open) OPEN.add(row.id);
    else OPEN.delete(row.id);
  };
  details.addEventListener('toggle', open);
  details.open = OPEN.has(row.id);
  const li = element('li', {}, details);
  return { li, text: JSON.stringify(row), isEdited: () => editor?.isEdited() ?? false };
}

/** Marks an edited row whose values have changed meanwhile. The form keeps its values. */
function markChanged({ li }, id) {
  if (li.querySelector('.elsewhere')) return;
  const refresh = async () => {
    shown.delete(id);
    await load();
  };
  li.append(
    element(
      'p',
      { className: 'elsewhere row' },
      `${id} was changed elsewhere meanwhile.`,
      actionButton('Show its new values', refresh, ''),
    ),
  );
}

/** The item of a row. An item that is edited stays, and so does one that has not changed. */
function itemOf(row) {
  const before = shown.get(row.id);
  if (!before) return rowItem(row);
  if (before.text === JSON.stringify(row)) return before;
  if (!before.isEdited()) return rowItem(row);
  markChanged(before, row.id);
  return before;
}

/** Does not move existing items, because a moved field would lose the focus. */
function replaceItems(nodes) {
  const list = byId('rows');
  if (!list.contains(document.activeElement)) return fill('rows', nodes);
  for (const child of [...list.children]) if (!nodes.includes(child)) child.remove();
  for (const [index, node] of nodes.entries())
    if (list.children[index] !== node) list.insertBefore(node, list.children[index] ?? null);
}

async function load() {
  // Requests one row more than it shows, to find out whether there is a next page.
  const query = new URLSearchParams({
    _start: String((page - 1) * PAGE),
    _limit: String(PAGE + 1),
  });
  const words = byId('data-search').value;
  if (words !== '') query.set('q', words);
  newest += 1;
  const own = newest;
  const rows = await call(`db/${table()}?${query}`);
  // An earlier request may be answered last, with the rows of another table.
  if (own !== newest) return;
  const items = rows.slice(0, PAGE).map((row) => [row.id, itemOf(row)]);
  shown = new Map(items);
  replaceItems(items.map(([, { li }]) => li));
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
    if (Object.keys(tables).length === 0) {
      tables = await call('tables');
      const rest = Object.keys(tables).filter((name) => !FIRST.includes(name));
      choices(
        byId('table'),
        [...FIRST, ...rest.sort()].map((name) => [name]),
      );
    }
    await load();
  });
  onEvent('db', (changed) => (changed.table === table() ? load() : undefined));
  byId('add-row').addEventListener('click', () => {
    const close = () => {
      byId('new-row').replaceChildren();
      byId('add-row').focus();
    };
    byId('new-row').replaceChildren(newRowForm(table(), tables[table()], close));
    byId('new-row').querySelector('input, select, textarea').focus();
  });
  byId('table').addEventListener('change', () => {
    OPEN.clear();
    shown.clear();
    byId('new-row').replaceChildren();
    goTo(1);
  });
  byId('data-search').addEventListener('input', () => goTo(1));
  byId('data-before').addEventListener('click', () => goTo(page - 1));
  byId('data-after').addEventListener('click', () => goTo(page + 1));
}
