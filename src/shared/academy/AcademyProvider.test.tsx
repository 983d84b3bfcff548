import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';
import { startStore } from '#testing/render/startStore.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { LanguageProvider } from '#shared/i18n/LanguageProvider.tsx';
import type { Locale } from '#shared/i18n/locales.ts';
import { loadPhrases } from '#shared/i18n/messageCatalog.ts';
import { EnvironmentContext } from '#shared/browser/EnvironmentContext.tsx';
import { AcademyProvider, useAcademy } from './AcademyProvider';

let service: ScriptedService;

beforeAll(() => loadPhrases('en_US'));
beforeEach(() => {
  service = new ScriptedService();
});
function Probe() {
  const { tenantName, serviceName, privacyName } = useAcademy();
  return (
    <>
      <h1>{tenantName}</h1>
      <p title="service">{serviceName}</p>
      <p title="privacy">{privacyName}</p>
    </>
  );
}

/** Reads the provider's value. Rendering the whole page would be slower and show the same. */
async function academySeen(
  config?: Reply,
  locale: Locale = 'en_US',
  environment = testEnvironment(),
) {
  if (config) service.script('getAcademyConfig', config);
  const { store } = startStore({ service, locale, environment });
  const { unmount } = render(
    <Provider store={store}>
      <EnvironmentContext value={environment}>
        <LanguageProvider>
          <AcademyProvider>
            <Probe />
          </AcademyProvider>
        </LanguageProvider>
      </EnvironmentContext>
    </Provider>,
  );
  // RTK Query batches notifications until the next frame.
  await passTime(20);
  return unmount;
}

function configOf(names: Record<string, unknown>): Reply {
  return reply.data({ pcs: [names], agreements: [] }, 200);
}

const text = (title: string) => screen.getByTitle(title).textContent;
const tenantName = () => screen.getByRole('heading').textContent;

test('requests the academy once, in the user’s language and for this terminal', async () => {
  await academySeen(undefined, 'ru_RU');
  expect(service.count('getAcademyConfig')).toBe(1);
  expect(JSON.parse(service.last('getAcademyConfig').body)).toEqual({
    tenantId: '',
    lang: 'ru_RU',
    bundleId: '',
    terminal: 'pc',
  });
});

test('provides the academy’s names', async () => {
  const pcs = [
    { enTenantName: 'Sample', fwEnAgreementName: 'Terms', ysEnAgreementName: 'Secrets' },
  ];
  await academySeen(reply.data({ pcs, agreements: [] }, '200'));
  expect([tenantName(), text('service'), text('privacy')]).toEqual(['Sample', 'Terms', 'Secrets']);
});

test.each([
  ['has no entry for this terminal', reply.data({ pcs: [], agreements: [] }, 200)],
  ['has invalid entries', reply.data({ pcs: [null, 7, []], agreements: 'none' }, 200)],
  ['is null', reply.data(null, 200)],
  ['is refused', reply.refused('100001', 'no such school')],
  [
    'answers 000000, which is not its success code',
    reply.data({ pcs: [{ enTenantName: 'X' }] }, '000000'),
  ],
  ['cannot be reached', reply.unreachable()],
])('a configuration that %s leaves the platform’s names', async (_goal, config) => {
  await academySeen(config);
  expect([tenantName(), text('service'), text('privacy')]).toEqual([
    'Learning platform',
    'Service Agreement',
    'Privacy Policy',
  ]);
});

test('a configuration that hangs leaves them too', async () => {
  await academySeen(reply.hang());
  expect(tenantName()).toBe('Learning platform');
});

const nextPage = (address: string) => testEnvironment({ address, reloaded: true });

test('the next page of the same academy has its names before the configuration arrives', async () => {
  const leave = await academySeen(configOf({ enTenantName: 'Sample', fwEnAgreementName: 'Terms' }));
  leave();
  const leaveAgain = await academySeen(reply.hang(), 'en_US', nextPage('/'));
  expect([tenantName(), text('service')]).toEqual(['Sample', 'Terms']);
  leaveAgain();
  await academySeen(reply.hang(), 'en_US', nextPage('/?tenant_id=other'));
  expect(tenantName()).toBe('Learning platform');
});

test.each(['[]', '{', '{"enTenantName":7}'])('ignores names kept as %s', async (kept) => {
  localStorage.setItem('academy_names', kept);
  await academySeen(reply.hang(), 'en_US', nextPage('/'));
  expect(tenantName()).toBe('Learning platform');
});

test('the whole page shows a hostile name as text, also in its title', async () => {
  const name = '</title><script>window.__pwned=1</script>%{x} $&';
  service.script('getAcademyConfig', configOf({ enTenantName: name }));
  await renderApp({ service });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    `Learn, practice, and grow with ${name}`,
  );
  expect(document.title).toBe(name);
  expect(document.querySelectorAll('main script, header script')).toHaveLength(0);
});
