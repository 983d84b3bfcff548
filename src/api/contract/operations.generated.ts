// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** One row for each operation: how the base query sends it. */
export const operations = {
  getAcademyConfig: {"method":"POST","path":"/api/ischool/v1/open/schools/common-current","body":"json","bearer":false,"contextHeaders":true,"fingerprint":false},
  getLoginScenario: {"method":"GET","path":"/api/ischool/v1/open/schools/login-scenario","body":"none","bearer":false,"contextHeaders":true,"fingerprint":false},
  getAgreementText: {"method":"GET","path":"/api/ischool/v1/open/agreements/{agreement}/{lang}","body":"none","bearer":false,"contextHeaders":false,"fingerprint":false},
  getRemoteConfig: {"method":"GET","path":"/api/config/v1/open/remote-config","body":"none","bearer":false,"contextHeaders":true,"fingerprint":false},
  getOverseas: {"method":"GET","path":"/api/accounts/open/client/overseas","body":"none","bearer":false,"contextHeaders":true,"fingerprint":false},
  getSliderChallenge: {"method":"GET","path":"/api/accounts/open/login/account/open/code/imagevalid","body":"none","bearer":false,"contextHeaders":true,"fingerprint":false},
  sendEmailCode: {"method":"POST","path":"/api/accounts/v2/open/email/verify_code","body":"form","bearer":false,"contextHeaders":true,"fingerprint":true},
  sendSmsCode: {"method":"POST","path":"/api/accounts/v2/open/login/sms-code","body":"form","bearer":false,"contextHeaders":true,"fingerprint":true},
  requestToken: {"method":"POST","path":"/api/auth/oauth/token","body":"form","bearer":false,"contextHeaders":true,"fingerprint":true},
  signLatestAgreement: {"method":"POST","path":"/api/ischool/v1/agreements/compare-and-sign-lastest-agreement","body":"json","bearer":true,"contextHeaders":true,"fingerprint":false},
  getProfile: {"method":"GET","path":"/api/accounts/users/me","body":"none","bearer":true,"contextHeaders":true,"fingerprint":false},
  reportLoginFailure: {"method":"POST","path":"/api/ischool/v1/open/report/login-failure","body":"json","bearer":false,"contextHeaders":false,"fingerprint":false},
} as const;

export type OperationId = keyof typeof operations;
