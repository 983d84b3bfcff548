import { codes } from '#mock/contract/codes.ts';
import { NO_DATA, ok, success } from '#mock/services/vocabulary.ts';
import { academyClosed, failures } from '#mock/services/common/common.outcomes.ts';
import type { Call, Causes, Outcome, OutcomesOf } from '#mock/services/vocabulary.ts';
import type { TenantRow } from '#mock/state/tables.ts';
import { HOSTILE_AGREEMENT } from './hostileAgreement';

type AcademyOperation =
  | 'getAcademyConfig'
  | 'getLoginScenario'
  | 'getAgreementText'
  | 'getRemoteConfig'
  | 'getSchoolDetails';
type Config = Outcome<'getAcademyConfig'>;

/** The usual answer, for an academy that differs from the caller's. */
function academyThat(
  about: string,
  differs: (tenant: TenantRow) => Partial<TenantRow>,
  causes: Causes = {},
): Config {
  const changes = ({ tenant }: Call<'getAcademyConfig'>) => ({
    tenant: { ...tenant, behavior: 'normal' as const, ...differs(tenant) },
  });
  return { about, status: 200, code: codes.academyOk, changes, ...causes };
}

function withMethods(loginMethod: string, what: string, ...academies: string[]): Config {
  return academyThat(
    `sign-in methods ${loginMethod}: ${what}`,
    ({ config }) => ({ config: { ...config, loginMethod } }),
    { academies },
  );
}

function withConfig(
  about: string,
  data: { pcs: [] | null } | null,
  code: string | number = codes.academyOk,
  causes: Causes = {},
): Config {
  return {
    about,
    status: 200,
    code: String(code),
    answer: () => ({
      status: 200,
      body: { code, message: 'success', data: data && { ...data, agreements: null } },
    }),
    ...causes,
  };
}

function loginScenario(
  loginScenarioType: number,
  what: string,
  academy: string,
): Outcome<'getLoginScenario'> {
  return {
    about: what,
    status: 200,
    code: codes.ok,
    answer: ({ say }) => ok({ vipSchoolAppName: say.appName, loginScenarioType }),
    academies: [academy],
  };
}

function switches(
  about: string,
  set: (host: string) => Record<string, string>,
): Outcome<'getRemoteConfig'> {
  return {
    about,
    status: 200,
    code: codes.ok,
    changes: ({ tenant, origin }) => ({
      tenant: {
        ...tenant,
        remoteConfig: { ...tenant.remoteConfig, ...set(new URL(origin).hostname) },
      },
    }),
  };
}

function text(about: string, status: 200 | 404, body: string): Outcome<'getAgreementText'> {
  return { about, status, code: null, answer: () => ({ status, body }) };
}

export const academyOutcomes = {
  getAcademyConfig: {
    'methods-1': withMethods('1', 'codes and QR only', 'code-only'),
    'methods-2': withMethods('2', 'redirects to the device vendor', 'provider'),
    'methods-3': withMethods('3', 'redirects to the portal', 'portal'),
    'methods-4': withMethods('4', 'redirects to OAuth2', 'oauth'),
    'methods-1-2': withMethods('1&2', 'codes, QR and provider'),
    'methods-1-4': withMethods('1&4', 'codes, QR and OAuth2'),
    'methods-2-3': withMethods('2&3', 'provider and portal'),
    'methods-1-2-3': withMethods('1&2&3', 'the default', 'academy'),
    'methods-1-2-3-4': withMethods('1&2&3&4', 'everything', 'all'),
    'no-oauth2-config': academyThat(
      'OAuth2 without its addresses',
      ({ config: { oath2Config: _left, ...config } }) => ({
        config: { ...config, loginMethod: '4' },
      }),
    ),
    'number-200': withConfig('the code is the number 200', { pcs: null }, 200),
    'empty-pcs': withConfig('`pcs` is null', { pcs: null }, codes.academyOk, {
      academies: ['empty'],
    }),
    'no-pcs': withConfig('`pcs` is an empty list', { pcs: [] }),
    'no-data': withConfig('`data` is null', null),
    'not-200': academyClosed('the academy is closed', { academies: ['refusing'] }),
    broken: { ...failures.broken, academies: ['broken'] },
    hang: { ...failures.hang, academies: ['hanging'] },
  },
  getLoginScenario: {
    'type-0': loginScenario(0, '0: phone and e-mail, unless the host is shielded', 'scenario-0'),
    'type-1': loginScenario(1, '1: phone and e-mail always', 'scenario-1'),
    'type-2': loginScenario(2, '2: e-mail only', 'scenario-2'),
    'type-3': loginScenario(3, '3: phone only', 'scenario-3'),
    'no-data': NO_DATA,
    refused: academyClosed(),
  },
  getSchoolDetails: {
    edition: success('version 1, a particular edition', { version: '1' }, { academies: ['all'] }),
    ordinary: success('another version', { version: '0' }, { academies: ['academy'] }),
    'no-data': NO_DATA,
    refused: academyClosed(),
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
    unset: success('no key is set', {}),
    refused: academyClosed(),
  },
} satisfies OutcomesOf<AcademyOperation>;
