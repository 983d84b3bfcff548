import { OAUTH2, scriptAcademy } from '#testing/network/academies.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { startStore } from '#testing/render/startStore.ts';
import { defaultDeployment } from '#shared/deployment/deployment.ts';
import { getFreshRemoteConfig } from './remoteConfigEndpoint';
import type { Locale } from '#shared/i18n/locales.ts';
import {
  getAcademyConfig,
  getLoginScenario,
  getOverseas,
} from '#shared/academy/academyEndpoints.ts';
import { selectAcademyOffer } from './academyOffer';

let service: ScriptedService;
beforeEach(() => {
  service = new ScriptedService();
});

function start() {
  const { store } = startStore({ service });
  const place = {
    address: { host: 'localhost', origin: 'http://localhost' },
    deployment: { ...defaultDeployment, shieldedDomains: ['localhost'] },
  };
  return {
    options: (locale: Locale = 'en_US') =>
      selectAcademyOffer(store.getState(), { ...place, locale }),
    load: async (locale: Locale = 'en_US') => {
      await store.dispatch(getAcademyConfig.initiate(locale));
      await store.dispatch(getFreshRemoteConfig());
      await store.dispatch(getLoginScenario.initiate());
      await store.dispatch(getOverseas.initiate());
    },
    request: (locale: Locale) => store.dispatch(getAcademyConfig.initiate(locale)),
  };
}

const DEFAULT_WAYS = {
  code: true,
  qr: true,
  enterprise: false,
  portal: true,
  provider: true,
  vendor: true,
  automatic: undefined,
};

test('before any answer, the options are the defaults', () => {
  expect(start().options()).toEqual({
    channels: { first: 'phone', switchable: true },
    options: DEFAULT_WAYS,
    oauth2: undefined,
    settled: false,
  });
});

test('every answer counts: methods, OAuth2, hosts, scenario and the overseas flag', async () => {
  scriptAcademy(service, { loginMethod: '1&4', scenario: 2, shielded: '', overseas: true });
  const { load, options } = start();
  await load();
  expect(options()).toEqual({
    channels: { first: 'email', switchable: false },
    options: {
      code: true,
      qr: false,
      enterprise: true,
      portal: false,
      provider: false,
      vendor: false,
      automatic: undefined,
    },
    oauth2: OAUTH2,
    settled: true,
  });
});

test('after failed calls, the deployment’s hosts and the default methods apply', async () => {
  for (const call of [
    'getAcademyConfig',
    'getRemoteConfig',
    'getLoginScenario',
    'getOverseas',
  ] as const)
    service.script(call, reply.unreachable());
  const { load, options } = start();
  await load();
  expect(options()).toEqual({
    channels: { first: 'email', switchable: false },
    options: { ...DEFAULT_WAYS, qr: false },
    oauth2: undefined,
    settled: true,
  });
});

test('while another language loads, the earlier answer applies; a failed one does not', async () => {
  scriptAcademy(service, { loginMethod: '4' });
  const { load, options, request } = start();
  await load();
  service.script('getAcademyConfig', reply.unreachable());
  const german = request('de_DE');
  expect(options('de_DE').options.automatic).toBe('enterprise');
  expect(options('de_DE').settled).toBe(true);
  await german;
  expect(options('de_DE').options.automatic).toBeUndefined();
  expect(options('de_DE').settled).toBe(true);
});

test('the same answers give the same object', async () => {
  scriptAcademy(service, { loginMethod: '1&2' });
  const { load, options } = start();
  await load();
  expect(options()).toBe(options());
});
