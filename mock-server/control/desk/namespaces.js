import { aboutMock, loadAbout } from './about.js';
import { actionButton, call, copy } from './calls.js';
import { byId, choices, element, fill } from './dom.js';
import { onEvent, onLoad } from './live.js';

const addressOf = (name) => `/__mock/ns/${encodeURIComponent(name)}/__mock/`;

/**
 * The app in a namespace for one tab alone: under a host name of its own, because browsers keep
 * cookies by host.
 */
function tabAddress(name) {
  const host =
    name
      .toLowerCase()
      .replaceAll('_', '-')
      .replace(/^-+|-+$/g, '') || 'tab';
  const { appUrl } = aboutMock();
  const { protocol, port } = new URL(appUrl || location.href);
  const path = host === name ? '' : `__mock/ns/${encodeURIComponent(name)}/`;
  return `${protocol}//${host}.localhost:${port}/${path}`;
}

const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function item({ name, calls, rules }) {
  return element(
    'li',
    { className: 'row' },
    element('a', { href: addressOf(name) }, name),
    element('span', { className: 'hint' }, `${counted(calls, 'call')}, ${counted(rules, 'rule')}`),
    actionButton('Copy address for one tab', () => copy(tabAddress(name)), null, {
      'aria-label': `Copy address for one tab in ${name}`,
    }),
  );
}

async function load() {
  const [list, { namespace }] = await Promise.all([call('namespaces'), loadAbout()]);
  fill('namespaces', list.map(item));
  choices(
    byId('namespace'),
    list.map(({ name }) => [name]),
  );
  byId('namespace').value = namespace;
}

/** Lists the namespaces of the mock and opens their desks. */
export function startNamespaces() {
  onLoad(load);
  onEvent('namespaces', load);
  // Calls of other namespaces send no event here.
  for (const event of ['focus', 'click'])
    byId('tab-state').addEventListener(event, () => void load());
  byId('namespace').addEventListener('change', () =>
    location.assign(addressOf(byId('namespace').value)),
  );
  byId('open-namespace').addEventListener('submit', (event) => {
    event.preventDefault();
    location.assign(addressOf(byId('namespace-name').value));
  });
}
