import { element } from './dom.js';

let count = 0;

function line(name, input, isWide) {
  return element(
    'p',
    { className: isWide ? 'wide' : '' },
    element('label', { htmlFor: input.id }, name),
    ' ',
    input,
  );
}

function simple(id, name, properties, value) {
  const input = element('input', { id, name, dir: 'auto', ...properties });
  if (value !== undefined) input.value = String(value);
  return input;
}

function optionsOf(options, value) {
  const known = options.some((option) => option.value === value);
  const all =
    known || value === undefined ? options : [...options, { value, label: String(value) }];
  return all.map((option) => {
    const label = option.label === option.value ? option.label : `${option.value}: ${option.label}`;
    return new Option(label, option.value);
  });
}

function flag(id, { name }, value) {
  const input = element('input', { id, name, type: 'checkbox', checked: value === true });
  return { node: line(name, input), read: () => input.checked };
}

function number(id, { name }, value) {
  const input = simple(id, name, { type: 'number', step: 'any' }, value);
  const read = () => {
    if (input.value === '') throw new Error(`“${name}” is not a number: nothing was saved`);
    return Number(input.value);
  };
  return { node: line(name, input), read };
}

function choice(id, { name, options }, value) {
  const input = element('select', { id, name }, ...optionsOf(options, value));
  if (value !== undefined) input.value = String(value);
  const isNumber = typeof options[0].value === 'number';
  return { node: line(name, input), read: () => (isNumber ? Number(input.value) : input.value) };
}

function checkboxes(id, { name, options }, value = '') {
  const chosen = value.split('&');
  const boxes = options.map(({ value: own, label }, index) => ({
    own,
    label,
    box: element('input', {
      id: `${id}-${index}`,
      type: 'checkbox',
      checked: chosen.includes(own),
    }),
  }));
  const read = () => {
    const texts = boxes.filter(({ box }) => box.checked).map(({ own }) => own);
    if (texts.length === 0) throw new Error(`“${name}” needs at least one: nothing was saved`);
    return texts.join('&');
  };
  const node = element(
    'fieldset',
    { className: 'wide row' },
    element('legend', {}, name),
    ...boxes.map(({ box, label }) => element('label', { htmlFor: box.id }, box, ` ${label}`)),
  );
  return { node, read };
}

function texts(id, { name }, value = []) {
  const rows = Math.min(6, value.length + 1);
  const input = element('textarea', { id, name, rows, spellcheck: false, value: value.join('\n') });
  return {
    node: line(`${name} (one on each line)`, input, true),
    read: () => input.value.split('\n').filter((text) => text !== ''),
  };
}

function json(id, { name }, value) {
  const text = value === undefined ? '' : JSON.stringify(value, null, 2);
  const input = element('textarea', { id, name, rows: 4, spellcheck: false, value: text });
  const read = () => {
    try {
      return JSON.parse(input.value);
    } catch {
      throw new Error(`“${name}” is not JSON: nothing was saved`);
    }
  };
  return { node: line(`${name} (JSON)`, input, true), read };
}

function group(_id, { name, fields }, value = {}) {
  const all = fieldControls(fields, value);
  const node = element(
    'fieldset',
    { className: 'wide fields' },
    element('legend', {}, name),
    ...all.nodes,
  );
  return { node, read: all.read };
}

function text(id, { name }, value = '') {
  const input = simple(id, name, { type: 'text' }, value);
  return { node: line(name, input, value.length > 60), read: () => input.value };
}

const KINDS = {
  text,
  time: text,
  flag,
  number,
  choice,
  choices: checkboxes,
  texts,
  object: group,
  any: json,
};

/** A control for one field of a row: `{ node, read() }`. */
function fieldControl(field, value) {
  count += 1;
  return KINDS[field.kind](`field-${count}-${field.name}`, field, value);
}

/**
 * Controls for the fields of an object. Optional fields that it does not have are added by a
 * select.
 * @returns `{ nodes, read() }`
 */
export function fieldControls(fields, values) {
  const controls = new Map();
  const missing = fields.filter(({ name, optional }) => optional && values[name] === undefined);
  for (const field of fields)
    if (!missing.includes(field)) controls.set(field.name, fieldControl(field, values[field.name]));
  const nodes = [...controls.values()].map(({ node }) => node);
  if (missing.length > 0) {
    count += 1;
    const options = [new Option('…', ''), ...missing.map(({ name }) => new Option(name, name))];
    const select = element('select', { id: `add-field-${count}` }, ...options);
    const adder = line('Add a field', select);
    select.addEventListener('change', () => {
      const field = missing.find(({ name }) => name === select.value);
      const added = fieldControl(field);
      controls.set(field.name, added);
      adder.before(added.node);
      select.selectedOptions[0].remove();
      select.value = '';
      if (select.options.length === 1) adder.remove();
      added.node.querySelector('input, select, textarea').focus();
    });
    nodes.push(adder);
  }
  return {
    nodes,
    read: () => Object.fromEntries([...controls].map(([name, { read }]) => [name, read()])),
  };
}
