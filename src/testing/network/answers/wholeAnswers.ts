import type { operations as contract } from '#shared/api/contract/types.generated.ts';

type Whole<Value> = Value extends object
  ? {
      [Key in keyof Value]-?: [NonNullable<Value[Key]>] extends [never]
        ? null
        : Whole<NonNullable<Value[Key]>>;
    }
  : Value;

/** The requests of a user's pages whose answers are fuzzed. */
export type AnsweredOperation =
  | 'getAcademyConfig'
  | 'getLoginScenario'
  | 'getRemoteConfig'
  | 'getOverseas'
  | 'getClientIp'
  | 'getSchoolDetails'
  | 'getSliderChallenge'
  | 'sendSmsCode'
  | 'sendEmailCode'
  | 'requestToken'
  | 'signLatestAgreement'
  | 'getProfile'
  | 'createQrSession'
  | 'getQrStatus'
  | 'requestQrToken'
  | 'sendRestoreSmsCode'
  | 'sendRestoreEmailCode'
  | 'checkRestoreSmsCode'
  | 'checkRestoreEmailCode'
  | 'getCurrentApplication'
  | 'submitApplication'
  | 'uploadImage';

type AnswerOf<Id extends AnsweredOperation> = contract[Id] extends {
  responses: { 200: { content: { 'application/json': infer Answer } } };
}
  ? Whole<Answer>
  : never;

const yes = <Data>(data: Data) => ({ code: '000000', message: 'ok', data });

const GRANT = {
  access_token: 'token-1',
  refresh_token: 'refresh-1',
  expires_in: 7200,
  user_id: 'u1',
  schoolId: 's1',
};
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const APPLICATION = {
  applicationId: 'a1',
  tenantId: '',
  realName: 'Li Lei',
  gender: 'female',
  reason: 'To learn',
  imageId: '',
  state: 'refused',
  submittedAt: '2026-11-01T08:00:00Z',
  decidedAt: '2026-11-02T08:00:00Z',
  refusal: 'Not now',
} as const;

/**
 * A success of each operation with every field of the contract, including optional ones; add new
 * fields here.
 */
export const wholeAnswers: { [Id in AnsweredOperation]: AnswerOf<Id> } = {
  getAcademyConfig: {
    ...yes({
      pcs: [
        {
          cnTenantName: '学院',
          enTenantName: 'Harbour Academy',
          esTenantName: 'Academia',
          ruTenantName: 'Академия',
          arTenantName: 'أكاديمية',
          tenantNameCommon: 'Harbour',
          fwCnAgreementName: '服务协议',
          fwEnAgreementName: 'Terms',
          fwEsAgreementName: 'Términos',
          fwRuAgreementName: 'Условия',
          fwArAgreementName: 'الشروط',
          fwAgreementNameCommon: 'Terms',
          ysCnAgreementName: '隐私',
          ysEnAgreementName: 'Secrets',
          ysEsAgreementName: 'Secretos',
          ysRuAgreementName: 'Тайны',
          ysArAgreementName: 'أسرار',
          ysAgreementNameCommon: 'Secrets',
          addMemberManner: '1',
          loginMethod: '1&2&3&4',
          oath2Config: {
            authorizeServiceUrl: 'https://idp.school.example/authorize',
            schoolId: 'S1',
            clientId: 'client-1',
            redirectUrl: 'http://localhost/cb',
          },
        },
      ],
      agreements: [
        {
          primaryType: 'YH',
          secondType: 'FW',
          url: '/api/ischool/v1/open/agreements/service/en_US',
        },
        {
          primaryType: 'YH',
          secondType: 'YS',
          url: '/api/ischool/v1/open/agreements/privacy/en_US',
        },
      ],
    }),
    code: 200,
  },
  getLoginScenario: yes({ vipSchoolAppName: 'Harbour', loginScenarioType: 1 }),
  getRemoteConfig: yes({
    'sxz.school.disableScanLogin': 'a.example',
    'sxz.school.disableW3Uniportal': 'b.example',
    'sxz.school.uatHaiTangDomain': 'c.example',
    'sxz.domain.master': 'localhost',
  }),
  getOverseas: yes(false),
  getClientIp: yes(true),
  getSchoolDetails: yes({ version: '1' }),
  getSliderChallenge: yes({ srcImage: DOT, cutImage: DOT, key: 'key-1' }),
  sendSmsCode: yes(null),
  sendEmailCode: yes(null),
  requestToken: GRANT,
  signLatestAgreement: yes(null),
  getProfile: yes({
    realName: 'Li Lei',
    nickName: 'lei',
    mobile: '13800000001',
    email: 'lei@school.example',
    avatarUrl: 'https://www.school.example/a.png',
  }),
  createQrSession: yes({ qrCodeSessionId: 'qr-1' }),
  getQrStatus: yes({ qrCodeStatus: 'QRCODE_CONFIRM_LOGIN' }),
  requestQrToken: yes(GRANT),
  sendRestoreSmsCode: yes(null),
  sendRestoreEmailCode: yes(null),
  checkRestoreSmsCode: yes(true),
  checkRestoreEmailCode: yes(true),
  getCurrentApplication: yes(APPLICATION),
  submitApplication: yes({ ...APPLICATION, state: 'sent' }),
  uploadImage: yes({ imageId: 'image-1', url: '/image-1.png' }),
};
