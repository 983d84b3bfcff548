import { loadAbout } from './about.js';
import { act, call } from './calls.js';
import { byId, choices } from './dom.js';
import { onLoad } from './live.js';
import { loadOperations, outcomesOf } from './outcomes.js';
import { showTab } from './tabs.js';

const KINDS = [
  ['outcome', 'a named outcome'],
  ['delay', 'late (delay)'],
  ['status', 'another status (status)'],
  ['hang', 'never (hang)'],
  ['drop', 'connection lost (drop)'],
  ['html', "a gateway's page (html)"],
  ['malformed', 'broken JSON (malformed)'],
  ['empty', 'no body (empty)'],
  ['truncated', 'half a body (truncated)'],
  ['reset-mid-body', 'connection reset in the body (reset-mid-body)'],
  ['drip', 'byte by byte (drip)'],
  ['late-body', 'headers first, body late (late-body)'],
  ['wrong-length', 'wrong length (wrong-length)'],
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const NUMBERS = ['ms', 'jitterMs', 'status', 'skip', 'times'];
const SINGLE = ['account', 'academy', 'method', 'path'];
const LISTS = ['headers', 'query', 'body'];
const PRESETS = {
  '500 once': { kind: 'status', status: 500, times: 1 },
  Offline: { operation: '*', kind: 'drop' },
  'Slow for everything': { operation: '*', kind: 'delay', ms: 3000 },
  'Refused for this account': { operation: '*', kind: 'status', status: 403, needs: 'account' },
};
/** The rule that is edited; undefined while a new one is written. */
let edited;

const form = () => byId('rule-form');
const field = (name) => form().elements.namedItem(name);
function showAbout() {
  const found = outcomesOf(field('operation').value).find(
    ({ name }) => name === field('outcome').value,
  );
  const isOutcome = field('kind').value === 'outcome';
  byId('rule-about').textContent =
    isOutcome && found
      ? `${found.about} (${found.status ?? 'no answer'}${found.code === null ? '' : `, code ${found.code}`})`
      : '';
}

/** Shows the outcomes of the operation, and only the fields that the kind uses. */
function adapt() {
  const isAll = field('operation').value === '*';
  field('kind').querySelector('[value=outcome]').disabled = isAll;
  if (isAll && field('kind').value === 'outcome') field('kind').value = 'delay';
  choices(
    field('outcome'),
    outcomesOf(field('operation').value).map(({ name }) => [name]),
  );
  const kind = field('kind').value;
  for (const line of form().querySelectorAll('[data-for]'))
    line.hidden = !line.dataset.for.split(' ').includes(kind);
  showAbout();
}

function linesOf(pairs = {}) {
  return Object.entries(pairs)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** Reads lines of `name: value`. */
export function readLines(text) {
  const pairs = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const at = line.indexOf(':');
      if (at < 1) throw new Error(`“${line}” is not a name, a colon and a value`);
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    });
  return Object.fromEntries(pairs);
}

function write({ when = {}, ...rule }) {
  form().reset();
  field('operation').value = rule.operation;
  field('kind').value = rule.kind;
  adapt();
  if (rule.outcome !== undefined) field('outcome').value = rule.outcome;
  for (const name of NUMBERS) field(name).value = rule[name] ?? '';
  for (const name of SINGLE) field(name).value = when[name] ?? '';
  for (const name of LISTS) field(name).value = linesOf(when[name]);
  byId('rule-when').open = Object.keys(when).length > 0;
  showAbout();
}

function readWhen() {
  const single = SINGLE.map((name) => [name, field(name).value.trim()]).filter(
    ([, value]) => value,
  );
  const lists = LISTS.map((name) => [name, readLines(field(name).value)]).filter(
    ([, pairs]) => Object.keys(pairs).length > 0,
  );
  return Object.fromEntries([...single, ...lists]);
}

function read() {
  const kind = field('kind').value;
  const numbers = NUMBERS.filter(
    (name) => field(name).value !== '' && !field(name).closest('p').hidden,
  ).map((name) => [name, Number(field(name).value)]);
  const when = readWhen();
  return {
    operation: field('operation').value,
    kind,
    ...(kind === 'outcome' && { outcome: field('outcome').value }),
    ...Object.fromEntries(numbers),
    ...(Object.keys(when).length > 0 && { when }),
    ...(edited?.paused && { paused: true }),
    ...(edited?.headers && kind === edited.kind && { headers: edited.headers }),
    ...(edited?.body !== undefined && kind === edited.kind && { body: edited.body }),
  };
}

function setEdited(rule) {
  edited = rule;
  byId('rule-save').textContent = rule ? 'Save' : 'Add';
  byId('rule-cancel').hidden = !rule;
  byId('rule-elsewhere').hidden = true;
}

/** Opens a rule in the form. */
export function editRule(rule) {
  showTab('steering');
  setEdited(rule);
  write(rule);
  field('operation').focus();
}

/** Marks the edited rule if it was changed or removed meanwhile. Leaves the form alone. */
export function rulesChanged(rules) {
  if (!edited) return;
  const { seen: _now, ...now } = rules.find(({ id }) => id === edited.id) ?? {};
  const { seen: _before, ...before } = edited;
  byId('rule-elsewhere').hidden = JSON.stringify(now) === JSON.stringify(before);
}

async function save() {
  const rule = read();
  const id = edited?.id;
  setEdited(undefined);
  await (id === undefined ? call('rules', 'POST', rule) : call(`rules/${id}`, 'PUT', rule));
  form().reset();
  adapt();
}

function applyPreset({ needs, ...preset }) {
  setEdited(undefined);
  const account = field('account').value;
  write({ operation: field('operation').value, ...preset });
  if (needs === undefined) return byId('rule-save').focus();
  byId('rule-when').open = true;
  field(needs).value = account;
  field(needs).focus();
}

/** One form for outcomes and faults, with presets. */
export function startRuleForm() {
  choices(field('kind'), KINDS);
  choices(field('method'), [['', 'any'], ...METHODS.map((method) => [method])]);
  onLoad(async () => {
    const [operations, { tenants }] = await Promise.all([loadOperations(), loadAbout()]);
    choices(field('academy'), [['', 'any'], ...tenants.map((tenant) => [tenant])]);
    choices(field('operation'), [
      ...operations.map(({ operation }) => [operation]),
      ['*', 'all operations'],
    ]);
    if (!edited) adapt();
  });
  for (const name of ['operation', 'kind']) field(name).addEventListener('change', adapt);
  field('outcome').addEventListener('change', showAbout);
  for (const [name, preset] of Object.entries(PRESETS)) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: name });
    button.addEventListener('click', () => applyPreset(preset));
    byId('presets').append(button);
  }
  byId('rule-cancel').addEventListener('click', () => {
    setEdited(undefined);
    form().reset();
    adapt();
  });
  form().addEventListener('submit', (event) => {
    event.preventDefault();
    void act(save, 'The rule is set');
  });
}
