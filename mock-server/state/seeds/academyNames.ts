import type { components } from '#shared/api/contract/types.generated.ts';

type TerminalConfig = components['schemas']['AcademyTerminalConfig'];

/** A name in each form of the configuration: five languages, and one for all others. */
export type NameForms = Record<'cn' | 'en' | 'es' | 'ru' | 'ar' | 'common', string>;

/** Names of the academies: plain descriptions, not those of real organizations. */
export const academyNames = {
  skills: {
    cn: '职业技能学院',
    en: 'Professional Skills Academy',
    es: 'Academia de Habilidades Profesionales',
    ru: 'Академия профессиональных навыков',
    ar: 'أكاديمية المهارات المهنية',
    common: 'Professional Skills Academy',
  },
  enterprise: {
    cn: '企业协作学院',
    en: 'Enterprise Collaboration Academy',
    es: 'Academia de Colaboración Empresarial',
    ru: 'Академия корпоративного взаимодействия',
    ar: 'أكاديمية التعاون المؤسسي',
    common: 'Enterprise Collaboration Academy',
  },
  staff: {
    cn: '员工成长学院',
    en: 'Staff Development Academy',
    es: 'Academia de Desarrollo del Personal',
    ru: 'Академия развития сотрудников',
    ar: 'أكاديمية تطوير الموظفين',
    common: 'Staff Development Academy',
  },
  partners: {
    cn: '伙伴赋能学院',
    en: 'Partner Enablement Academy',
    es: 'Academia de Capacitación de Socios',
    ru: 'Академия обучения партнёров',
    ar: 'أكاديمية تمكين الشركاء',
    common: 'Partner Enablement Academy',
  },
  international: {
    cn: '国际学习学院',
    en: 'International Learning Academy',
    es: 'Academia Internacional de Aprendizaje',
    ru: 'Международная учебная академия',
    ar: 'الأكاديمية الدولية للتعلّم',
    common: 'International Learning Academy',
  },
} as const satisfies Record<string, NameForms>;

const serviceNames: Omit<NameForms, 'common'> = {
  cn: '《用户服务协议》',
  en: 'User Service Agreement',
  es: 'Acuerdo de servicio para usuarios',
  ru: 'Пользовательское соглашение',
  ar: 'اتفاقية خدمة المستخدم',
};

const privacyNames: Omit<NameForms, 'common'> = {
  cn: '《隐私政策》',
  en: 'Privacy Policy',
  es: 'Política de privacidad',
  ru: 'Политика конфиденциальности',
  ar: 'سياسة الخصوصية',
};

/**
 * The name fields of `pcs[0]` for an academy. Common names of agreements are missing: unless
 * someone adds them, answers have the names in the language of the call.
 */
export function nameFields(academy: NameForms): TerminalConfig {
  return {
    cnTenantName: academy.cn,
    enTenantName: academy.en,
    esTenantName: academy.es,
    ruTenantName: academy.ru,
    arTenantName: academy.ar,
    tenantNameCommon: academy.common,
    fwCnAgreementName: serviceNames.cn,
    fwEnAgreementName: serviceNames.en,
    fwEsAgreementName: serviceNames.es,
    fwRuAgreementName: serviceNames.ru,
    fwArAgreementName: serviceNames.ar,
    ysCnAgreementName: privacyNames.cn,
    ysEnAgreementName: privacyNames.en,
    ysEsAgreementName: privacyNames.es,
    ysRuAgreementName: privacyNames.ru,
    ysArAgreementName: privacyNames.ar,
  };
}
