import type { Locale } from '#shared/i18n/locales.ts';
import { academyNames } from './academyNames';

const t = () => 'the platform’s';

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
  expect(academyNames(NAMES, locale, t)).toEqual({
    tenantName: `tenant ${form}`,
    serviceName: `service ${form}`,
    privacyName: `privacy ${form}`,
  });
});

test.each<[Locale, readonly string[], string | undefined]>([
  ['es_ES', ['common', 'En', 'Cn'], 'common'],
  ['es_ES', ['En', 'Cn'], 'En'],
  ['es_ES', ['Cn', 'Ru', 'Ar'], 'Cn'],
  ['es_ES', ['Ru', 'Ar'], undefined],
  ['zh_CN', ['common', 'En'], 'common'],
  ['de_DE', ['En', 'Cn', 'Es'], 'En'],
])('in %s, of the names %j alone, is shown %s', (locale, there, form) => {
  for (const missing of [undefined, '', ' \t', '\u200b\u00a0']) {
    const names = Object.fromEntries(
      Object.entries(NAMES).map(([field, name]) => [
        field,
        there.includes(name.split(' ')[1] ?? '') ? name : missing,
      ]),
    );
    const shown = (kind: string) => (form === undefined ? 'the platform’s' : `${kind} ${form}`);
    expect(academyNames(names, locale, t)).toEqual({
      tenantName: shown('tenant'),
      serviceName: shown('service'),
      privacyName: shown('privacy'),
    });
  }
});
