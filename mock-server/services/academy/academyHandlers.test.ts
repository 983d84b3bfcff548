/** @jest-environment node */
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { operations } from '#shared/api/contract/operations.generated.ts';
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
    'sxz.domain.master': 'localhost,learning.example,127.0.0.1',
  });
  await client.fetch('/__mock/db/tenants/academy', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remoteConfig: { 'sxz.school.disableScanLogin': 'localhost' } }),
  });
  expect((await read()).data).toEqual({ 'sxz.school.disableScanLogin': 'localhost,127.0.0.1' });
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

test('every host at which the mock can be reached is one of the academy', async () => {
  const { url, namespace } = mock();
  const host = `${namespace}.localhost:8080`;
  const path = `${operations.getRemoteConfig.path}?keys=sxz.domain.master`;
  const call = request(url, { path, headers: { host, 'sxz-lang': 'en_US' } }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const { data } = (await json(answer)) as { data: Record<string, string> };
  expect(data['sxz.domain.master']?.split(',')).toContain(`${namespace}.localhost`);
});

test('the common names of agreements are those of the row, or in the language of the call', async () => {
  const client = mock();
  const names = async () => (await envelopeOf<Config>(ask(client))).data.pcs?.[0];
  expect(await names()).toMatchObject({ fwAgreementNameCommon: expect.stringMatching(/^Nutzung/) });
  const row = '/__mock/db/tenants/academy';
  const { config } = await client.look<{ config: object }>(row);
  expect(config).not.toHaveProperty('fwAgreementNameCommon');
  const changed = { config: { ...config, fwAgreementNameCommon: 'Terms' } };
  await client.fetch(row, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(changed),
  });
  expect(await names()).toMatchObject({ fwAgreementNameCommon: 'Terms' });
});
