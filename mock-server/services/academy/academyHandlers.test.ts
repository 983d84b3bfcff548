/** @jest-environment node */
import type { components } from '#shared/api/contract/types.generated.ts';
import { envelopeOf, mockForFile } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';

type Config = components['schemas']['AcademyConfig'];
const mock = mockForFile();

const ask = (
  client: MockClient,
  tenant?: string,
  signal?: AbortSignal,
  lang = 'de_DE',
): Promise<Response> =>
  client.fetch('/api/ischool/v1/open/schools/common-current', {
    method: 'POST',
    headers: {
      'sxz-lang': lang,
      'content-type': 'application/json',
      ...(tenant !== undefined && { tenant_id: tenant }),
    },
    body: JSON.stringify({ tenantId: '', lang, bundleId: '', terminal: 'pc' }),
    ...(signal && { signal }),
  });

test.each([
  ['academy', '1&2&3'],
  ['oauth', '4'],
  ['all', '1&2&3&4'],
  ['code-only', '1'],
  ['unheard-of', '1&2&3'],
])('academy %s offers %s', async (tenant, loginMethod) => {
  const { code, data } = await envelopeOf<Config>(ask(mock(), tenant));
  expect(code).toBe('200');
  expect(data.pcs?.[0]).toMatchObject({ loginMethod });
});

test('names come in every form, agreements in the requested language', async () => {
  const { data } = await envelopeOf<Config>(ask(mock()));
  expect(data.pcs?.[0]).toMatchObject({
    cnTenantName: '职业技能学院',
    enTenantName: 'Professional Skills Academy',
    ysCnAgreementName: '《隐私政策》',
  });
  expect(data.agreements).toEqual([
    {
      primaryType: 'YH',
      secondType: 'FW',
      url: expect.stringMatching(
        /^\/__mock\/ns\/[\w-]+\/api\/ischool\/v1\/open\/agreements\/service\/de_DE\?tenant=academy$/,
      ),
    },
    {
      primaryType: 'YH',
      secondType: 'YS',
      url: expect.stringMatching(/\/agreements\/privacy\/de_DE\?tenant=academy$/),
    },
  ]);
});

test('each special academy fails in its own way', async () => {
  const client = mock();
  expect((await envelopeOf<Config>(ask(client, 'empty'))).data.pcs).toBeNull();
  expect(await envelopeOf(ask(client, 'refusing'))).toMatchObject({
    code: '990302',
    message: 'Diese Akademie ist noch nicht geöffnet.',
    data: null,
  });
  expect((await ask(client, 'broken')).status).toBe(500);
  await expect(ask(client, 'hanging', AbortSignal.timeout(150))).rejects.toThrow();
  expect(await client.look('/__mock/requests')).toMatchObject([
    { status: null, fault: 'hang' },
    { fault: 'status' },
    {},
    {},
  ]);
});

test('each academy has its sign-in type, and the app a name in the language', async () => {
  const { get } = mock();
  const scenario = (tenant: string, lang: string) =>
    envelopeOf(
      get('/api/ischool/v1/open/schools/login-scenario', { tenant_id: tenant, 'sxz-lang': lang }),
    );
  expect(await scenario('academy', 'zh_CN')).toMatchObject({
    data: { loginScenarioType: 0, vipSchoolAppName: '学院App' },
  });
  expect(await scenario('scenario-3', 'fr_FR')).toMatchObject({
    data: { loginScenarioType: 3, vipSchoolAppName: 'Académie' },
  });
});

test('remote configuration returns the requested keys that are set, and can be edited', async () => {
  const client = mock();
  const read = () =>
    envelopeOf(
      client.get(
        '/api/config/v1/open/remote-config?keys=sxz.domain.master,sxz.school.disableScanLogin,toString',
      ),
    );
  expect((await read()).data).toEqual({
    'sxz.domain.master': 'localhost,127.0.0.1,learning.example',
  });
  await client.fetch('/__mock/db/tenants/academy', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remoteConfig: { 'sxz.school.disableScanLogin': 'localhost' } }),
  });
  expect((await read()).data).toEqual({ 'sxz.school.disableScanLogin': 'localhost' });
});

test('only the overseas academy is overseas', async () => {
  const { get } = mock();
  const overseas = (tenant: string) =>
    envelopeOf(get('/api/accounts/open/client/overseas', { tenant_id: tenant }));
  expect([(await overseas('academy')).data, (await overseas('overseas')).data]).toEqual([
    false,
    true,
  ]);
});

test.each([
  ['service', 'ar_SA'],
  ['privacy', 'en_US'],
])('%s agreement in %s is a page with sections', async (agreement, locale) => {
  const answer = await mock().fetch(
    `/api/ischool/v1/open/agreements/${agreement}/${locale}?tenant=nobody-knows-it`,
  );
  const html = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain(
    `lang="${locale.replace('_', '-')}" dir="${locale === 'ar_SA' ? 'rtl' : 'ltr'}"`,
  );
  expect(html).toMatch(/<title>.+<\/title>/);
  expect(html.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4);
  expect(html).toContain('<li>');
  expect(html).not.toContain('{academy}');
});

test("markup in an academy's name stays text in the agreement", async () => {
  const client = mock();
  await client.fetch('/__mock/db/tenants/academy', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ config: { enTenantName: '<b>$&</b>' } }),
  });
  expect(
    await (await client.fetch('/api/ischool/v1/open/agreements/service/en_US')).text(),
  ).toContain('&lt;b&gt;$&amp;&lt;/b&gt;');
});
