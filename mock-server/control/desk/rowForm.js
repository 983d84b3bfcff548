import { act, actionButton, call } from './calls.js';
import { element } from './dom.js';

/** Fields with few possible values. */
const OPTIONS = {
  behaviour: ['normal', 'empty', 'refusing', 'broken', 'hanging'],
  role: ['administrator', 'learner', 'lecturer', 'visitor'],
};

let count = 0;

/** Creates a control for one value. Objects are edited as JSON. */
function control(id, name, value) {
  if (typeof value === 'boolean')
    return element('input', { id, name, type: 'checkbox', checked: value });
  if (typeof value === 'number')
    return element('input', { id, name, type: 'number', step: 'any', value: String(value) });
  if (typeof value === 'object')
    return element('textarea', {
      id,
      name,
      rows: 8,
      spellcheck: false,
      value: JSON.stringify(value, null, 2),
    });
  const options = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : undefined;
  if (!options) return element('input', { id, name, type: 'text', value, dir: 'auto' });
  const select = element(
    'select',
    { id, name },
    ...options.map((option) => new Option(option, option)),
  );
  select.value = value;
  return select;
}

function readControl(input, before) {
  if (typeof before === 'boolean') return input.checked;
  if (typeof before === 'number') {
    if (input.value === '') throw new Error(`“${input.name}” is not a number: nothing was saved`);
    return Number(input.value);
  }
  if (typeof before !== 'object') return input.value;
  try {
    return JSON.parse(input.value);
  } catch {
    throw new Error(`“${input.name}” is not JSON: nothing was saved`);
  }
}

/** A form that edits a row: one field for each value, objects as JSON. */
export function rowForm(table, row) {
  count += 1;
  const path = `db/${table}/${encodeURIComponent(row.id)}`;
  const { id: _fixed, ...values } = row;
  const fields = Object.entries(values).map(([name, value]) => {
    const input = control(`field-${count}-${name}`, name, value);
    const wide = input.tagName === 'TEXTAREA' || String(value).length > 60;
    return {
      name,
      value,
      input,
      line: element(
        'p',
        { className: wide ? 'wide' : '' },
        element('label', { htmlFor: input.id }, name),
        ' ',
        input,
      ),
    };
  });
  // Sends only changed fields, because the others may have changed on the server since they were
  // shown.
  const save = () =>
    call(
      path,
      'PATCH',
      Object.fromEntries(
        fields
          .map(({ name, value, input }) => [name, readControl(input, value), value])
          .filter(([, now, before]) => JSON.stringify(now) !== JSON.stringify(before)),
      ),
    );
  const form = element(
    'form',
    { className: 'fields' },
    ...fields.map(({ line }) => line),
    element(
      'p',
      { className: 'buttons wide' },
      element('button', {}, 'Save'),
      actionButton(
        'Duplicate',
        () => call(`db/${table}`, 'POST', { ...row, id: `${row.id}-${Date.now().toString(36)}` }),
        'Duplicated',
      ),
      actionButton('Delete', () => call(path, 'DELETE'), 'Deleted', { className: 'danger' }),
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(save, `Saved ${row.id}`);
  });
  return form;
}
