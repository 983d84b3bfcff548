import { array, number, object, boolean } from 'yup';
import type { InferType } from 'yup';
import { api } from '#shared/api/client/api.ts';
import { isRecord } from '#lib/object/isRecord.ts';
import { looseText } from '#lib/text/looseText.ts';
import type { Locale } from '#shared/i18n/locales.ts';

const terminalSchema = object({
  cnTenantName: looseText(),
  enTenantName: looseText(),
  esTenantName: looseText(),
  ruTenantName: looseText(),
  arTenantName: looseText(),
  tenantNameCommon: looseText(),
  fwCnAgreementName: looseText(),
  fwEnAgreementName: looseText(),
  fwEsAgreementName: looseText(),
  fwRuAgreementName: looseText(),
  fwArAgreementName: looseText(),
  fwAgreementNameCommon: looseText(),
  ysCnAgreementName: looseText(),
  ysEnAgreementName: looseText(),
  ysEsAgreementName: looseText(),
  ysRuAgreementName: looseText(),
  ysArAgreementName: looseText(),
  ysAgreementNameCommon: looseText(),
  loginMethod: looseText(),
  oath2Config: object({
    authorizeServiceUrl: looseText(),
    schoolId: looseText(),
    clientId: looseText(),
    redirectUrl: looseText(),
  })
    .transform((_cast, original: unknown) => (isRecord(original) ? original : undefined))
    .default(undefined),
});

const agreementSchema = object({
  primaryType: looseText(),
  secondType: looseText(),
  url: looseText(),
});

/** The objects in a list; empty when the service sent something else (`pcs` may be null). */
function recordsOf(_cast: unknown, original: unknown): unknown[] {
  return Array.isArray(original) ? original.filter(isRecord) : [];
}

const configSchema = object({
  pcs: array(terminalSchema).transform(recordsOf).default([]),
  agreements: array(agreementSchema).transform(recordsOf).default([]),
});

/** The academy configuration. Names that are not strings count as absent. */
export type AcademyConfig = InferType<typeof configSchema>;
export type AcademyNames = Omit<InferType<typeof terminalSchema>, 'loginMethod' | 'oath2Config'>;

const scenarioSchema = object({
  loginScenarioType: number()
    .transform((_cast, original: unknown) => (Number.isInteger(original) ? original : undefined))
    .optional(),
  vipSchoolAppName: looseText(),
});

const schoolDetailsSchema = object({ version: looseText() });

export type SchoolDetails = InferType<typeof schoolDetailsSchema>;

export type LoginScenario = InferType<typeof scenarioSchema>;

/** Facts about the academy and the user's network do not change while the page is open. */
const PAGE_LIFE = Infinity;

const academyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST …/common-current. The answer holds every language; `lang` is the user's. */
    getAcademyConfig: build.query<AcademyConfig, Locale>({
      query: (lang) => ({
        operation: 'getAcademyConfig',
        body: { tenantId: '', lang, bundleId: '', terminal: 'pc' },
        answer: { envelope: '200' },
      }),
      responseSchema: configSchema,
    }),
    /** GET …/login-scenario. */
    getLoginScenario: build.query<LoginScenario, void>({
      query: () => ({ operation: 'getLoginScenario' }),
      responseSchema: scenarioSchema,
    }),
    /** GET …/client/overseas. */
    getOverseas: build.query<boolean, void>({
      query: () => ({ operation: 'getOverseas' }),
      responseSchema: boolean().strict().required(),
    }),
    /** GET …/schoolDetails; `version` '1' is the school edition. */
    getSchoolDetails: build.query<SchoolDetails, void>({
      query: () => ({ operation: 'getSchoolDetails' }),
      responseSchema: schoolDetailsSchema,
      keepUnusedDataFor: PAGE_LIFE,
    }),
    /** GET …/client/ip: whether the user is inside the internal network. */
    getClientIp: build.query<boolean, void>({
      query: () => ({ operation: 'getClientIp' }),
      responseSchema: boolean().strict().required(),
      keepUnusedDataFor: PAGE_LIFE,
    }),
  }),
});

export const { getAcademyConfig, getClientIp, getLoginScenario, getOverseas } =
  academyApi.endpoints;
/** The part of the state with the answers. */
export type AcademyApiState = Parameters<ReturnType<typeof getAcademyConfig.select>>[0];

/** The languages in which the configuration has been requested. */
export const selectConfigLocales = (state: AcademyApiState): Locale[] =>
  academyApi.util.selectCachedArgsForQuery(state, 'getAcademyConfig');

export const {
  useGetAcademyConfigQuery,
  useGetClientIpQuery,
  useGetLoginScenarioQuery,
  useGetOverseasQuery,
  useGetSchoolDetailsQuery,
} = academyApi;
