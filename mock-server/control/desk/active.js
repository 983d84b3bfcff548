import { act, call, rootAddress } from './calls.js';
import { mockNow, onClockChange } from './clock.js';
import { element, fill } from './dom.js';
import { onEvent, onLoad } from './live.js';
import { ruleTitle } from './ruleText.js';

/** A smaller difference between the clocks is the time that an answer takes. */
const MOVED = 5000;
let parts = { rules: [], browser: [], clock: [], upstream: [] };

function chip({ text, what, remove }) {
  const label = `Remove ${what}`;
  return element(
    'li',
    { className: 'chip' },
    element('span', {}, text),
    element(
      'button',
      {
        type: 'button',
        'aria-label': label,
        title: label,
        onclick: () => void act(remove, `Removed ${what}`),
      },
      '×',
    ),
  );
}

function show() {
  const all = Object.values(parts).flat();
  fill('active', all.map(chip));
  document.title = all.length === 0 ? 'Mock desk' : `(${all.length}) Mock desk`;
}

function update(part, items) {
  parts = { ...parts, [part]: items };
  show();
}

function ruleItem(rule) {
  const { id, kind, outcome, operation, paused } = rule;
  return {
    text: `${ruleTitle(rule)}${paused ? ' (paused)' : ''}`,
    what: `${outcome ?? kind} of ${operation}`,
    remove: () => call(`rules/${id}`, 'DELETE'),
  };
}

/** Sets the cookie of this browser. The answer redirects to the app, which is not followed. */
function chooseInBrowser(outcomes) {
  const set = Object.entries(outcomes)
    .map(([operation, name]) => `${operation}=${name}`)
    .join(',');
  return fetch(new URL(`scenario?${new URLSearchParams({ set, to: '/' })}`, rootAddress), {
    redirect: 'manual',
  });
}

async function loadBrowser() {
  const { namespace, outcomes } = await call('browser');
  const items = Object.entries(outcomes).map(([operation, name]) => {
    const { [operation]: _removed, ...others } = outcomes;
    return {
      text: `${operation}: ${name}, in this browser`,
      what: `${name} of ${operation} in this browser`,
      remove: async () => {
        await chooseInBrowser(others);
        await loadBrowser();
      },
    };
  });
  if (namespace !== null)
    items.push({
      text: `This browser uses namespace ${namespace}`,
      what: `namespace ${namespace} of this browser`,
      remove: () => {
        document.cookie = 'mock_ns=; path=/; max-age=0';
        location.reload();
      },
    });
  update('browser', items);
}

function showClock({ frozen }) {
  const isMoved = Math.abs(mockNow() - Date.now()) > MOVED;
  const state = frozen ? 'stopped' : 'moved';
  const at = new Date(mockNow()).toLocaleString();
  update(
    'clock',
    frozen || isMoved
      ? [
          {
            text: `Clock ${state}: ${at}`,
            what: `${state} clock`,
            remove: () => call('clock', 'POST', { reset: true }),
          },
        ]
      : [],
  );
}

function showUpstream({ url, operations }) {
  const which = operations === null ? 'all operations' : operations.join(', ');
  const remove = () => call('upstream', 'DELETE');
  update(
    'upstream',
    url === null ? [] : [{ text: `Upstream ${url}: ${which}`, what: 'upstream', remove }],
  );
}

/** Shows what changes answers: rules, cookies of this browser, the clock and the upstream. */
export function startActive() {
  const showRules = (rules) => update('rules', rules.map(ruleItem));
  onLoad(async () => showRules(await call('rules')));
  onLoad(loadBrowser);
  onLoad(async () => showUpstream(await call('upstream')));
  onEvent('rules', showRules);
  onEvent('browser', loadBrowser);
  onEvent('upstream', showUpstream);
  onClockChange(showClock);
  // Cookies also change in other tabs.
  window.addEventListener('focus', () => void loadBrowser().catch(() => undefined));
}
