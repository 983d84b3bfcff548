import { aboutMock, loadAbout } from './about.js';
import { call } from './calls.js';
import { byId, choices, element } from './dom.js';
import { onEvent, onLoad } from './live.js';
import { loadOperations } from './outcomes.js';

const PAGES = [
  ['/', 'Home'],
  ['/login/index', 'Login'],
  ['/service', 'Service agreement'],
  ['/privacy', 'Privacy policy'],
  ['/join', 'Join an academy'],
  ['/assign', 'Assign content'],
  ['/commonUsage/failReceiveVerificationCode.htm?type=phone', 'Help for a missing code'],
];

const inNamespace = (path) => {
  const { namespace } = aboutMock();
  return namespace === 'default' ? path : `/__mock/ns/${encodeURIComponent(namespace)}${path}`;
};

/** A link that loads a scene in this namespace and opens a page of the app. */
export function linkWithScene(name, page = '/login/index') {
  const query = new URLSearchParams({ to: inNamespace(page) });
  return inNamespace(`/__mock/scene/${encodeURIComponent(name)}?${query}`);
}

/** The address of a page in an academy and language, with the namespace, scene and outcome. */
function addressOf(tenant) {
  const [path, query = ''] = byId('page').value.split('?');
  const fields = new URLSearchParams(query);
  fields.set('tenant_id', tenant);
  fields.set('sxz-lang', byId('locale').value);
  const [scenario, scene] = [byId('link-scenario').value, byId('link-scene').value];
  const page = `${path}?${fields}`;
  const to = scene === '' ? inNamespace(page) : linkWithScene(scene, page);
  if (scenario !== '') return `scenario?${new URLSearchParams({ set: scenario, to })}`;
  return aboutMock().appUrl + to;
}

function show() {
  byId('tenants').replaceChildren(
    ...aboutMock().tenants.map((tenant) =>
      element(
        'li',
        {},
        element('a', { href: addressOf(tenant), target: '_blank', rel: 'noopener' }, tenant),
      ),
    ),
  );
}

const offerScenes = (scenes) =>
  choices(byId('link-scene'), [['', 'none'], ...scenes.map(({ name }) => [name])]);

/** Shows links that open the app in each academy and language, with an outcome or scene. */
export function startLinks() {
  choices(byId('page'), PAGES);
  onLoad(async () => {
    const [facts, operations, scenes] = await Promise.all([
      loadAbout(),
      loadOperations(),
      call('scenes'),
    ]);
    byId('facts').textContent = [
      facts.enforce ? 'The contract is enforced' : 'Contract violations are only logged',
      ...facts.addresses.map((address) => `in the local network as ${address}`),
    ].join(' · ');
    choices(
      byId('locale'),
      facts.locales.map((locale) => [locale]),
    );
    const outcomes = operations.flatMap(({ operation, scenarios }) =>
      scenarios.map(({ name }) => [`${operation}=${name}`]),
    );
    choices(byId('link-scenario'), [['', 'as usual'], ...outcomes]);
    offerScenes(scenes);
    show();
  });
  onEvent('scenes', offerScenes);
  for (const id of ['locale', 'page', 'link-scenario', 'link-scene'])
    byId(id).addEventListener('change', show);
}
