import { act, actionButton, call } from './calls.js';
import { byId, element, fill } from './dom.js';
import { onEvent, onLoad } from './live.js';
import { editRule, rulesChanged } from './ruleForm.js';
import { ruleDetails, ruleTitle } from './ruleText.js';

function ruleItem(rule, index, { length }) {
  const { id, paused } = rule;
  const title = ruleTitle(rule);
  const arrange = (change) => () => call(`rules/${id}`, 'PATCH', change);
  const button = (text, work, done, more = {}) =>
    actionButton(text, work, done, { 'aria-label': `${text} ${title}`, ...more });
  return element(
    'li',
    { className: paused ? 'row paused' : 'row' },
    element('strong', {}, title),
    element('span', { className: 'hint' }, `${ruleDetails(rule)}${paused ? ' · paused' : ''}`),
    element(
      'span',
      { className: 'buttons' },
      button('Up', arrange({ position: index - 1 }), 'Moved', { disabled: index === 0 }),
      button('Down', arrange({ position: index + 1 }), 'Moved', { disabled: index === length - 1 }),
      button(
        paused ? 'Resume' : 'Pause',
        arrange({ paused: !paused }),
        paused ? 'Resumed' : 'Paused',
      ),
      button('Edit', () => editRule(rule), 'Edit the rule above and save it'),
      button('Delete', () => call(`rules/${id}`, 'DELETE'), 'Deleted'),
    ),
  );
}

function show(rules) {
  fill('rules', rules.map(ruleItem));
  rulesChanged(rules);
}

const load = async () => show(await call('rules'));

/** Lists the rules in their order. */
export function startRules() {
  onLoad(load);
  onEvent('rules', show);
  // A call may have counted for a rule.
  onEvent('request', ({ trigger }) => (trigger?.startsWith('rule') ? load() : undefined));
  byId('clear-rules').addEventListener(
    'click',
    () => void act(() => call('rules', 'DELETE'), 'Every call gets its usual answer'),
  );
}
