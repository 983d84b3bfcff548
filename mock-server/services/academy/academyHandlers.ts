import { agreementPage, agreementTexts } from '#mock/texts/agreements/agreementPage.ts';
import { codes } from '#mock/contract/codes.ts';
import type { Handlers } from '#mock/services/outcomes.ts';
import { namespacePrefix } from '#mock/state/namespacePath.ts';
import type { Locale, TenantRow } from '#mock/state/tables.ts';
import { tenantOf } from '#mock/state/tenantOf.ts';
import { ok } from '#mock/services/vocabulary.ts';

type AcademyOperation =
  | 'getAcademyConfig'
  | 'getLoginScenario'
  | 'getAgreementText'
  | 'getRemoteConfig'
  | 'getSchoolDetails';

/**
 * The mock's own OAuth2 addresses are stored as paths, because only the caller knows the mock's
 * port.
 */
function configFor(
  { config: tenantConfig }: TenantRow,
  origin: string,
  lang: Locale,
): TenantRow['config'] {
  const { service, privacy } = agreementTexts(lang);
  // The checkbox names an agreement as its page does.
  const config = {
    fwAgreementNameCommon: service.title,
    ysAgreementNameCommon: privacy.title,
    ...tenantConfig,
  };
  const { oath2Config } = config;
  if (!oath2Config) return config;
  const complete = (address: string): string =>
    address.startsWith('/') ? origin + address : address;
  return {
    ...config,
    oath2Config: {
      ...oath2Config,
      authorizeServiceUrl: complete(oath2Config.authorizeServiceUrl),
      redirectUrl: complete(oath2Config.redirectUrl),
    },
  };
}

/**
 * Agreement texts are fetched without headers and cookies, so their addresses contain the
 * namespace.
 */
function agreementsOf(
  tenant: TenantRow,
  lang: Locale,
  prefix: string,
): { primaryType: 'YH'; secondType: 'FW' | 'YS'; url: string }[] {
  const address = (agreement: string): string =>
    `${prefix}/api/ischool/v1/open/agreements/${agreement}/${lang}?tenant=${tenant.id}`;
  return [
    { primaryType: 'YH', secondType: 'FW', url: address('service') },
    { primaryType: 'YH', secondType: 'YS', url: address('privacy') },
  ];
}

/**
 * A list that contains `localhost` contains every host at which the mock can be reached, such as
 * `NAME.localhost`.
 */
function withHost(list: string, origin: string): string {
  const hosts = list.split(',').map((each) => each.trim());
  const { hostname } = new URL(origin);
  return hosts.includes('localhost') && !hosts.includes(hostname) ? `${list},${hostname}` : list;
}

export const academyHandlers: Pick<Handlers, AcademyOperation> = {
  getAcademyConfig({ body, choices, lang, namespace, tenant, origin }) {
    const outcome = choices['getAgreementText'];
    const prefix = namespacePrefix(namespace, outcome && `getAgreementText=${outcome}`);
    const agreements = agreementsOf(tenant, body.lang ?? lang, prefix);
    switch (tenant.behavior) {
      case 'hanging':
        return 'hang';
      case 'broken':
        return 'broken';
      case 'refusing':
        return 'not-200';
      case 'empty':
      case 'normal': {
        const pcs =
          tenant.behavior === 'empty' ? null : [configFor(tenant, origin, body.lang ?? lang)];
        return {
          status: 200,
          body: { code: codes.academyOk, message: 'success', data: { pcs, agreements } },
        };
      }
    }
  },

  getSchoolDetails: ({ tenant }) => ok({ version: tenant.version }),

  getLoginScenario: ({ tenant, say }) =>
    ok({ vipSchoolAppName: say.appName, loginScenarioType: tenant.loginScenarioType }),

  getAgreementText: ({ path, query, namespace }) => ({
    status: 200,
    body: agreementPage(path.agreement, path.lang, tenantOf(namespace, query.tenant)),
  }),

  getRemoteConfig({ query, tenant, origin }) {
    const keys = query.keys.split(',').map((key) => key.trim());
    const entries = Object.entries(tenant.remoteConfig).filter(([key]) => keys.includes(key));
    return ok(Object.fromEntries(entries.map(([key, list]) => [key, withHost(list, origin)])));
  },
};
