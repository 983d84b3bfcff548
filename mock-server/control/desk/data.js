import { button, call } from './api.js';
import { byId, choices, element, fill } from './dom.js';
import { panel } from './live.js';

const SHOWN = 50;

/** A row as JSON. @param save gets the changed row */
function editor(row, name, save, ...buttons) {
  const text = JSON.stringify(row, null, 2);
  const input = element('textarea', {
    rows: text.split('\n').length + 1,
    spellcheck: false,
    value: text,
    'aria-label': name,
  });
  return element(
    'li',
    {},
    element(
      'details',
      {},
      element('summary', {}, name),
      input,
      button('Save', name, () => save(JSON.parse(input.value)), `Saved ${name}`),
      ...buttons,
    ),
  );
}

async function load() {
  // What the user edits stays.
  if (byId('rows').contains(document.activeElement)) return;
  const table = byId('table').value;
  const query = new URLSearchParams({ _limit: String(SHOWN), q: byId('data-search').value });
  const rows = await call(`db/${table}?${query}`);
  if (byId('table').value !== table) return;
  fill('rows', [
    ...rows.map((row) => {
      const path = `db/${table}/${encodeURIComponent(row.id)}`;
      const remove = button('Delete', row.id, () => call(path, 'DELETE'), `Deleted ${row.id}`);
      return editor(row, row.id, (changed) => call(path, 'PUT', changed), remove);
    }),
    editor({ ...rows[0], id: 'new' }, 'a new row', (row) => call(`db/${table}`, 'POST', row)),
  ]);
}

/** Shows and edits the tables of the namespace. */
export function startData() {
  const controls = ['table', 'data-search'];
  const reload = panel(
    async () => {
      const { tables } = await call('about');
      choices(
        'table',
        tables.map((name) => [name]),
      );
      await load();
    },
    { events: ['db'], controls },
  );
  // Nothing is saved into the table that was chosen before.
  byId('table').addEventListener('input', () => fill('rows', []));
  for (const id of controls) byId(id).addEventListener('input', reload);
}
