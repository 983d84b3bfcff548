import { act, button, call, copy, onSubmit, root } from './api.js';
import { byId, choices, element, fill } from './dom.js';
import { panel } from './live.js';

const PAGES = [
  ['/', 'Home'],
  ['/login/index', 'Login'],
  ['/service', 'Service agreement'],
  ['/privacy', 'Privacy policy'],
  ['/join', 'Join an academy'],
  ['/assign', 'Assign content'],
  ['/commonUsage/failReceiveVerificationCode.htm?type=phone', 'Help for a missing code'],
];
let about = { namespace: 'default', tenants: [], appUrl: '' };
let clock = { now: new Date().toISOString(), frozen: false };
let heard = Date.now();

const onClick = (id, work, done) => byId(id).addEventListener('click', () => void act(work, done));
const setClock = (change) => call('clock', 'POST', change);
const mockNow = () => new Date(Date.parse(clock.now) + (clock.frozen ? 0 : Date.now() - heard));
const showTime = () => (byId('now').textContent = mockNow().toLocaleString());

function startClock() {
  panel(
    async () => {
      clock = await call('clock');
      heard = Date.now();
      showTime();
    },
    { events: ['clock'], controls: ['freeze'] },
  );
  setInterval(showTime, 1000);
  for (const each of document.querySelectorAll('[data-advance]'))
    each.addEventListener(
      'click',
      () => void act(() => setClock({ advanceMs: Number(each.dataset.advance) })),
    );
  onClick('freeze', () => setClock({ freeze: mockNow().toISOString() }));
  onClick('real-time', () => setClock({ reset: true }));
  onSubmit(byId('set-clock'), () =>
    setClock({ freeze: new Date(byId('clock-at').value).toISOString() }),
  );
}

const inNamespace = (path) =>
  about.namespace === 'default' ? path : `/__mock/ns/${encodeURIComponent(about.namespace)}${path}`;

function sceneItem({ name, about: text }) {
  const path = encodeURIComponent(name);
  const link = `scene/${path}?${new URLSearchParams({ to: inNamespace('/login/index') })}`;
  return element(
    'li',
    {},
    button('Load', name, () => call(`scenes/${path}/load`, 'POST', {}), `Loaded “${name}”`),
    button('Copy link', name, () => copy(new URL(inNamespace(`/__mock/${link}`), root).href)),
    element('strong', {}, name),
    element('span', { className: 'hint' }, text),
  );
}

function startScenes() {
  panel(async () => fill('scenes', (await call('scenes')).map(sceneItem)), {
    events: ['scenes'],
  });
  onSubmit(
    byId('save-scene'),
    () => {
      const text = byId('scene-about').value;
      const name = byId('scene-name').value;
      return call('scenes', 'POST', { name, ...(text !== '' && { about: text }) });
    },
    'Saved in mock-server/scenes',
  );
  byId('scene-file').addEventListener('change', ({ target }) => {
    const [file] = target.files;
    void act(
      async () => call('scene', 'PUT', JSON.parse(await file.text())),
      `Loaded ${file.name}`,
    ).then(() => (target.value = ''));
  });
}

/** A host name of its own keeps a tab in its namespace, because browsers keep cookies by host. */
function tabAddress(name) {
  const { protocol, port } = new URL(about.appUrl || location.href);
  return `${protocol}//${name.toLowerCase()}.localhost:${port}/`;
}

function namespaceItem({ name, calls, rules }) {
  return element(
    'li',
    {},
    element('a', { href: `/__mock/ns/${encodeURIComponent(name)}/__mock/` }, name),
    element('span', { className: 'hint' }, `${calls} calls, ${rules} rules`),
    ...(name === about.namespace
      ? []
      : [button('Remove', name, () => call(`namespaces/${name}`, 'DELETE'), `Removed ${name}`)]),
    ...(/^[a-z0-9-]+$/i.test(name)
      ? [element('a', { href: tabAddress(name), 'aria-label': `${name} in one tab` }, 'in one tab')]
      : []),
  );
}

function showLinks() {
  const [page, outcome] = [byId('page').value, byId('link-outcome').value];
  const [path, query = ''] = page.split('?');
  fill(
    'tenants',
    about.tenants.map((tenant) => {
      const fields = new URLSearchParams(query);
      fields.set('tenant_id', tenant);
      fields.set('sxz-lang', byId('locale').value);
      const to = inNamespace(`${path}?${fields}`);
      const href =
        outcome === ''
          ? about.appUrl + to
          : `scenario?${new URLSearchParams({ set: outcome, to })}`;
      return element('li', {}, element('a', { href, target: '_blank', rel: 'noopener' }, tenant));
    }),
  );
}

function startLinks() {
  choices('page', PAGES);
  const controls = ['page', 'locale', 'link-outcome'];
  panel(
    async () => {
      about = await call('about');
      byId('facts').textContent = [
        `Namespace ${about.namespace}`,
        about.enforce ? 'the contract is enforced' : 'contract violations are only logged',
        ...about.addresses.map((address) => `in the local network as ${address}`),
      ].join(' · ');
      choices(
        'locale',
        about.locales.map((locale) => [locale]),
      );
      const operations = await call('outcomes');
      const outcomes = operations.flatMap(({ operation, outcomes: own }) =>
        own.map(({ name }) => [`${operation}=${name}`]),
      );
      choices('link-outcome', [['', 'as usual'], ...outcomes]);
      showLinks();
      fill('namespaces', (await call('namespaces')).map(namespaceItem));
    },
    { events: ['namespaces'], controls },
  );
  for (const id of controls) byId(id).addEventListener('change', showLinks);
  byId('open-namespace').addEventListener('submit', (event) => {
    event.preventDefault();
    location.assign(`/__mock/ns/${encodeURIComponent(byId('namespace-name').value)}/__mock/`);
  });
}

function startUpstream() {
  onSubmit(
    byId('upstream-form'),
    () => {
      const operations = byId('upstream-operations')
        .value.split(/[\s,]+/)
        .filter(Boolean);
      return call('upstream', 'PUT', {
        url: byId('upstream-url').value,
        ...(operations.length > 0 && { operations }),
      });
    },
    'The service answers now',
  );
}

/** Clock, scenes, links to the app, namespaces, upstream and reset. */
export function startState() {
  startClock();
  startLinks();
  startScenes();
  startUpstream();
  onClick('reset', async () => {
    if (confirm('Reset rows, rules, inbox, clock and requests of this namespace?'))
      await call('reset', 'POST', {});
  });
}
