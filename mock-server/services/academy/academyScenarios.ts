import { codes } from '#mock/codes.ts';
import type { Call, Handler } from '#mock/services/operationTypes.ts';
import { academyHandlers } from './academyHandlers';
import { ok } from '#mock/services/common/answers.ts';
import type { TenantRow } from '#mock/state/tables.ts';
import { refusing } from '#mock/services/common/builders.ts';
import { failures } from '#mock/services/common/common.ts';
import { HOSTILE_AGREEMENT } from './hostileAgreement';
import type { AlsoBy, Scenario, ScenarioTable } from '#mock/services/common/scenarioTypes.ts';

type AcademyOperation =
  | 'getAcademyConfig'
  | 'getLoginScenario'
  | 'getAgreementText'
  | 'getRemoteConfig'
  | 'getSchoolDetails';
type Config = Scenario<'getAcademyConfig'>;

const closed = (tenants: readonly string[] = []) =>
  refusing('the academy is closed', codes.academyClosed, 'academyClosed', { tenants });

/** The usual handler, for an academy that differs from the caller's. */
function academyThat(
  about: string,
  differs: (tenant: TenantRow) => Partial<TenantRow>,
  also?: AlsoBy,
): Config {
  const answer = (call: Call<'getAcademyConfig'>) =>
    academyHandlers.getAcademyConfig({
      ...call,
      tenant: { ...call.tenant, behaviour: 'normal', ...differs(call.tenant) },
    });
  return { about, status: 200, code: codes.academyOk, answer, ...(also && { also }) };
}

function offering(loginMethod: string, what: string, ...tenants: string[]): Config {
  return academyThat(
    `sign-in methods ${loginMethod}: ${what}`,
    ({ config }) => ({ config: { ...config, loginMethod } }),
    { tenants },
  );
}

function configuring(
  about: string,
  data: { pcs: [] | null } | null,
  code: string | number = codes.academyOk,
  also?: AlsoBy,
): Config {
  const answer: Handler<'getAcademyConfig'> = () => ({
    status: 200,
    body: { code, message: 'success', data: data && { ...data, agreements: null } },
  });
  return { about, status: 200, code: String(code), answer, ...(also && { also }) };
}

function scenarioType(
  loginScenarioType: number,
  what: string,
  ...tenants: string[]
): Scenario<'getLoginScenario'> {
  return {
    about: what,
    status: 200,
    code: codes.ok,
    answer: ({ say }) => ok({ vipSchoolAppName: say.appName, loginScenarioType }),
    also: { tenants },
  };
}

function switches(
  about: string,
  set: (host: string) => Record<string, string>,
): Scenario<'getRemoteConfig'> {
  const answer: Handler<'getRemoteConfig'> = (call) => {
    const remoteConfig = { ...call.tenant.remoteConfig, ...set(new URL(call.origin).hostname) };
    return academyHandlers.getRemoteConfig({ ...call, tenant: { ...call.tenant, remoteConfig } });
  };
  return { about, status: 200, code: codes.ok, answer };
}

function text(about: string, status: 200 | 404, body: string): Scenario<'getAgreementText'> {
  return { about, status, code: null, answer: () => ({ status, body }) };
}

export const academyScenarios: Pick<ScenarioTable, AcademyOperation> = {
  getAcademyConfig: {
    'methods-1': offering('1', 'codes and QR only', 'code-only'),
    'methods-2': offering('2', 'redirects to the device vendor', 'provider'),
    'methods-3': offering('3', 'redirects to the portal', 'portal'),
    'methods-4': offering('4', 'redirects to OAuth2', 'oauth'),
    'methods-1-2': offering('1&2', 'codes, QR and provider'),
    'methods-1-4': offering('1&4', 'codes, QR and OAuth2'),
    'methods-2-3': offering('2&3', 'provider and portal'),
    'methods-1-2-3': offering('1&2&3', 'the default', 'academy'),
    'methods-1-2-3-4': offering('1&2&3&4', 'everything', 'all'),
    'no-oauth2-config': academyThat(
      'OAuth2 without its addresses',
      ({ config: { oath2Config: _left, ...config } }) => ({
        config: { ...config, loginMethod: '4' },
      }),
    ),
    'number-200': configuring('the code is the number 200', { pcs: null }, 200),
    'empty-pcs': configuring('`pcs` is null', { pcs: null }, codes.academyOk, {
      tenants: ['empty'],
    }),
    'no-pcs': configuring('`pcs` is an empty list', { pcs: [] }),
    'no-data': configuring('`data` is null', null),
    'not-200': closed(['refusing']),
    broken: { ...failures.broken, also: { tenants: ['broken'] } },
    hang: { ...failures.hang, also: { tenants: ['hanging'] } },
  },
  getLoginScenario: {
    'type-0': scenarioType(0, '0: phone and e-mail, unless the host is shielded', 'scenario-0'),
    'type-1': scenarioType(1, '1: phone and e-mail always', 'scenario-1'),
    'type-2': scenarioType(2, '2: e-mail only', 'scenario-2'),
    'type-3': scenarioType(3, '3: phone only', 'scenario-3'),
    'no-data': { about: '`data` is null', status: 200, code: codes.ok, answer: () => ok(null) },
    refused: closed(),
  },
  getSchoolDetails: {
    edition: {
      about: 'version 1, a particular edition',
      status: 200,
      code: codes.ok,
      answer: () => ok({ version: '1' }),
      also: { tenants: ['all'] },
    },
    ordinary: {
      about: 'another version',
      status: 200,
      code: codes.ok,
      answer: () => ok({ version: '0' }),
      also: { tenants: ['academy'] },
    },
    'no-data': { about: '`data` is null', status: 200, code: codes.ok, answer: () => ok(null) },
    refused: closed(),
  },
  getAgreementText: {
    missing: text(
      'the academy has no such text',
      404,
      '<!doctype html><title>404</title><p>404</p>',
    ),
    'empty-text': text('an empty text', 200, ''),
    hostile: text('markup that must not run', 200, HOSTILE_AGREEMENT),
    huge: text('over 512 KB', 200, `<h1>Agreement</h1><p>${'0123456789 '.repeat(60_000)}</p>`),
  },
  getRemoteConfig: {
    shielded: switches('this host is shielded', (host) => ({
      'sxz.school.disableScanLogin': host,
    })),
    'portal-hidden': switches('no portal account on this host', (host) => ({
      'sxz.school.disableW3Uniportal': host,
    })),
    'not-master': switches('this host is not a master domain: no enterprise account', () => ({
      'sxz.domain.master': 'other.example',
      'sxz.school.uatHaiTangDomain': '',
    })),
    'test-host': switches('this host counts as master because it is a test host', (host) => ({
      'sxz.domain.master': '',
      'sxz.school.uatHaiTangDomain': host,
    })),
    unset: { about: 'no key is set', status: 200, code: codes.ok, answer: () => ok({}) },
    refused: closed(),
  },
};
