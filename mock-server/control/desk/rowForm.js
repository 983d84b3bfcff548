import { act, actionButton, call } from './calls.js';
import { element } from './dom.js';
import { fieldControls } from './fieldControl.js';

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Only the changed fields, because the others may have changed on the server since they were shown.
 */
function changesOf(now, before) {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !same(value, before[name])),
  );
}

function formWith(controls, buttons, save, done) {
  const form = element(
    'form',
    { className: 'fields' },
    ...controls.nodes,
    element('p', { className: 'buttons wide' }, ...buttons),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(save, done);
  });
  return form;
}

/**
 * A form that edits a row.
 * @param fields of the table, as `tables` of the control API describes them
 */
export function rowForm(table, fields, row) {
  const path = `db/${table}/${encodeURIComponent(row.id)}`;
  const controls = fieldControls(
    fields.filter(({ name }) => name !== 'id'),
    row,
  );
  let before = controls.read();
  const save = async () => {
    const now = controls.read();
    await call(path, 'PATCH', changesOf(now, { ...row, ...before }));
    before = now;
  };
  const copyRow = () =>
    call(`db/${table}`, 'POST', { ...row, id: `${row.id}-${Date.now().toString(36)}` });
  const form = formWith(
    controls,
    [
      element('button', {}, 'Save'),
      actionButton('Duplicate', copyRow, 'Duplicated'),
      actionButton('Delete', () => call(path, 'DELETE'), 'Deleted', { className: 'danger' }),
    ],
    save,
    `Saved ${row.id}`,
  );
  const isEdited = () => {
    try {
      return !same(controls.read(), before);
    } catch {
      return true;
    }
  };
  return { form, isEdited };
}

/** A form that adds a row. @param close called when it is added or cancelled */
export function newRowForm(table, fields, close) {
  const controls = fieldControls(fields, {});
  const add = async () => {
    const row = await call(`db/${table}`, 'POST', controls.read());
    close();
    return row;
  };
  return formWith(
    controls,
    [element('button', {}, 'Add'), actionButton('Cancel', close, '')],
    add,
    ({ id }) => `Added ${id}`,
  );
}
