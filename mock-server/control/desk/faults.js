import { act, actionButton, call } from './calls.js';
import { byId, choices, element, fill } from './dom.js';
import { onEvent, onLoad } from './live.js';

const KINDS = [
  'delay',
  'hang',
  'drop',
  'status',
  'html',
  'malformed',
  'empty',
  'truncated',
  'reset-mid-body',
  'drip',
  'late-body',
  'wrong-length',
];
const NUMBERS = ['ms', 'jitterMs', 'status', 'skip', 'times'];

function faultItem({ id, operation, kind, seen, ...rest }) {
  const details = NUMBERS.filter((name) => rest[name] !== undefined)
    .map((name) => `${name} ${rest[name]}`)
    .join(', ');
  return element(
    'li',
    { className: 'row' },
    element('strong', {}, operation === '*' ? 'all' : operation),
    element('span', {}, kind),
    element('span', { className: 'hint' }, details),
    element('span', { className: 'hint' }, `seen ${seen}`),
    actionButton('Remove', () => call(`faults/${id}`, 'DELETE'), 'Removed', {
      'aria-label': `Remove ${kind} of ${operation}`,
    }),
  );
}

const show = (rules) => fill('faults', rules.map(faultItem));
const load = async () => show(await call('faults'));

/** Lists and sets fault rules. */
export function startFaults() {
  choices(
    byId('fault-kind'),
    KINDS.map((kind) => [kind]),
  );
  onLoad(load);
  onEvent('rules', load);
  onEvent('request', ({ fault }) => (fault === null ? undefined : load()));
  byId('clear-faults').addEventListener(
    'click',
    () => void act(() => call('faults', 'DELETE'), 'No faults'),
  );
  byId('add-fault').addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = new FormData(event.target);
    const numbers = NUMBERS.filter((name) => fields.get(name) !== '').map((name) => [
      name,
      Number(fields.get(name)),
    ]);
    const rule = {
      operation: fields.get('operation'),
      kind: fields.get('kind'),
      ...Object.fromEntries(numbers),
    };
    void act(
      () => call('faults', 'POST', rule),
      `Fault “${rule.kind}” is set for ${rule.operation === '*' ? 'all operations' : rule.operation}`,
    );
  });
}
