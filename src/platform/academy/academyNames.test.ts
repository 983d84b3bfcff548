import type { Locale } from '../language/locales';
import { localNames } from './academyNames';
import { codeChannels } from './codeChannels';

const NAMES = {
  cnTenantName: 'tenant Cn',
  fwCnAgreementName: 'service Cn',
  ysCnAgreementName: 'privacy Cn',
  enTenantName: 'tenant En',
  fwEnAgreementName: 'service En',
  ysEnAgreementName: 'privacy En',
  esTenantName: 'tenant Es',
  fwEsAgreementName: 'service Es',
  ysEsAgreementName: 'privacy Es',
  ruTenantName: 'tenant Ru',
  fwRuAgreementName: 'service Ru',
  ysRuAgreementName: 'privacy Ru',
  arTenantName: 'tenant Ar',
  fwArAgreementName: 'service Ar',
  ysArAgreementName: 'privacy Ar',
  tenantNameCommon: 'tenant common',
  fwAgreementNameCommon: 'service common',
  ysAgreementNameCommon: 'privacy common',
};

test.each<[Locale, string]>([
  ['zh_CN', 'Cn'],
  ['en_US', 'En'],
  ['es_ES', 'Es'],
  ['ru_RU', 'Ru'],
  ['ar_SA', 'Ar'],
  ['pl_PL', 'common'],
  ['de_DE', 'common'],
  ['tr_TR', 'common'],
  ['fr_FR', 'common'],
  ['pt_BR', 'common'],
  ['ko_KR', 'common'],
  ['ja_JP', 'common'],
])('%s reads the %s names of the academy', (locale, form) => {
  expect(localNames(NAMES, locale)).toEqual({
    tenantName: `tenant ${form}`,
    serviceName: `service ${form}`,
    privacyName: `privacy ${form}`,
  });
});

test('an academy without a configuration has no names of its own', () => {
  const none = { tenantName: undefined, serviceName: undefined, privacyName: undefined };
  expect(localNames(undefined, 'fr_FR')).toEqual(none);
  expect(localNames({}, 'zh_CN')).toEqual(none);
});

test.each([
  [0, false, 'phone', true],
  [0, true, 'email', false],
  [1, false, 'phone', true],
  [1, true, 'email', true],
  [2, false, 'email', false],
  [2, true, 'email', false],
  [3, false, 'phone', false],
  [-1, false, 'phone', false],
  [99, false, 'phone', false],
  [undefined, false, 'phone', true],
  [undefined, true, 'email', false],
] as const)(
  'scenario %s, shielded %s: starts with %s, switching %s',
  (scenario, shielded, first, switchable) => {
    expect(codeChannels(scenario, shielded)).toEqual({ first, switchable });
  },
);
