import { aboutMock, loadAbout } from './about.js';
import { byId, choices, element } from './dom.js';
import { onLoad } from './live.js';
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

/** The address of a page in an academy and language. It passes this namespace and a scenario on. */
function addressOf(tenant) {
  const [path, query = ''] = byId('page').value.split('?');
  const fields = new URLSearchParams(query);
  fields.set('tenant_id', tenant);
  fields.set('sxz-lang', byId('locale').value);
  const scenario = byId('link-scenario').value;
  const { namespace, appUrl } = aboutMock();
  const to = `${namespace === 'default' ? '' : `/__mock/ns/${encodeURIComponent(namespace)}`}${path}?${fields}`;
  if (scenario !== '') return `scenario?${new URLSearchParams({ set: scenario, to })}`;
  return appUrl + to;
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

/** Shows links that open the app in each academy and language and with each scenario. */
export function startLinks() {
  choices(byId('page'), PAGES);
  onLoad(async () => {
    const [facts, operations] = await Promise.all([loadAbout(), loadOperations()]);
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
    show();
  });
  for (const id of ['locale', 'page', 'link-scenario']) byId(id).addEventListener('change', show);
}
