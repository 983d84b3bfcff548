import { act, button, call, onSubmit, root } from './api.js';
import { byId, choices, element, fill } from './dom.js';
import { onEvent, panel } from './live.js';

const KINDS = [
  'outcome',
  'delay',
  'status',
  'hang',
  'drop',
  'html',
  'malformed',
  'empty',
  'truncated',
  'reset-mid-body',
  'drip',
  'late-body',
  'wrong-length',
  'body',
];
/** A smaller difference between the clocks is the time that an answer takes. */
const MOVED_MS = 5000;
let operations = [];

function item(text, name, remove, ...more) {
  return element('li', {}, text, ...more, button('Remove', name, remove, `Removed ${name}`));
}

function ruleItem({ id, operation, kind, outcome, paused = false, seen, ...rest }) {
  const name = `${outcome ?? kind} of ${operation}`;
  const details = Object.keys(rest).length === 0 ? '' : ` ${JSON.stringify(rest)}`;
  return item(
    `${operation}: ${outcome ?? kind}${details}, ${paused ? 'paused' : `matched ${seen} calls`}`,
    name,
    () => call(`rules/${id}`, 'DELETE'),
    button(paused ? 'Resume' : 'Pause', name, () =>
      call(`rules/${id}`, 'PATCH', { paused: !paused }),
    ),
  );
}

/** Sets the cookie of this browser. The redirect to the app is not followed. */
const chooseInBrowser = (outcomes) =>
  fetch(
    new URL(
      `scenario?${new URLSearchParams({
        set: Object.entries(outcomes)
          .map(([operation, name]) => `${operation}=${name}`)
          .join(),
      })}`,
      root,
    ),
    { redirect: 'manual' },
  );

function browserItems({ namespace, outcomes }) {
  const items = Object.entries(outcomes).map(([operation, name]) => {
    const { [operation]: _removed, ...others } = outcomes;
    const text = `${name} of ${operation} in this browser`;
    return item(text, text, () => chooseInBrowser(others));
  });
  const leave = () => {
    document.cookie = 'mock_ns=; path=/; max-age=0';
    location.reload();
  };
  return namespace === null
    ? items
    : [...items, item(`This browser uses namespace ${namespace}`, `namespace ${namespace}`, leave)];
}

function clockItems({ now, frozen }) {
  if (!frozen && Math.abs(Date.parse(now) - Date.now()) < MOVED_MS) return [];
  const text = `${frozen ? 'stopped' : 'moved'} clock`;
  return [item(`The ${text}`, text, () => call('clock', 'POST', { reset: true }))];
}

function upstreamItems({ url, operations: some }) {
  if (url === null) return [];
  const text = `Upstream ${url}: ${some === null ? 'all operations' : some.join(', ')}`;
  return [item(text, 'upstream', () => call('upstream', 'DELETE'))];
}

async function loadActive() {
  const [rules, browser, clock, upstream] = await Promise.all(
    ['rules', 'browser', 'clock', 'upstream'].map((path) => call(path)),
  );
  const items = [
    ...rules.map(ruleItem),
    ...browserItems(browser),
    ...clockItems(clock),
    ...upstreamItems(upstream),
  ];
  fill('active', items);
  document.title = items.length === 0 ? 'Mock desk' : `(${items.length}) Mock desk`;
}

const field = (name) => byId('rule-form').elements.namedItem(name);

function showOutcomes() {
  const found = operations.find(({ operation }) => operation === field('operation').value);
  choices(
    'rule-outcome',
    (found?.outcomes ?? []).map(({ name, about }) => [name, `${name}: ${about}`]),
  );
  field('outcome').disabled = field('kind').value !== 'outcome';
}

function addRule() {
  const numbers = ['ms', 'status', 'times'].filter((name) => field(name).value !== '');
  const account = field('account').value.trim();
  const { when, ...more } = JSON.parse(field('more').value || '{}');
  return call('rules', 'POST', {
    operation: field('operation').value,
    kind: field('kind').value,
    ...(!field('outcome').disabled && { outcome: field('outcome').value }),
    ...Object.fromEntries(numbers.map((name) => [name, Number(field(name).value)])),
    ...more,
    ...((when || account) && { when: { ...when, ...(account && { account }) } }),
  });
}

/** What changes answers now, and the form that adds a rule. */
export function startRules() {
  const reload = panel(loadActive, { events: ['rules', 'browser', 'clock', 'upstream'] });
  // A call may have counted for a rule.
  onEvent('request', ({ trigger }) => (trigger?.startsWith('rule') ? reload() : undefined));
  // Cookies also change in other tabs.
  window.addEventListener('focus', reload);
  choices(
    'rule-kind',
    KINDS.map((kind) => [kind]),
  );
  panel(
    async () => {
      operations = await call('outcomes');
      choices('rule-operation', [...operations.map(({ operation }) => [operation]), ['*']]);
      showOutcomes();
    },
    { controls: ['rule-form'] },
  );
  for (const name of ['operation', 'kind']) field(name).addEventListener('change', showOutcomes);
  onSubmit(byId('rule-form'), addRule, 'The rule is set');
  byId('clear-rules').addEventListener('click', () => void act(() => call('rules', 'DELETE')));
}
