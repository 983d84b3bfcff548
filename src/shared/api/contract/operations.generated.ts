// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** How the base query sends an operation. */
interface OperationRow {
  method: 'DELETE' | 'GET' | 'POST';
  path: string;
  body?: 'form' | 'json' | 'multipart';
  /** Needs the access token. */
  bearer?: true;
  /** Has no headers for language, academy and user. */
  withoutContext?: true;
  /** Has the header `fp`. */
  clientId?: true;
}

const rows = {
  getAcademyConfig: {"method":"POST","path":"/api/ischool/v1/open/schools/common-current","body":"json"},
  getLoginScenario: {"method":"GET","path":"/api/ischool/v1/open/schools/login-scenario"},
  getAgreementText: {"method":"GET","path":"/api/ischool/v1/open/agreements/{agreement}/{lang}","withoutContext":true},
  getRemoteConfig: {"method":"GET","path":"/api/config/v1/open/remote-config"},
  getOverseas: {"method":"GET","path":"/api/accounts/open/client/overseas"},
  getSliderChallenge: {"method":"GET","path":"/api/accounts/open/login/account/open/code/imagevalid"},
  sendEmailCode: {"method":"POST","path":"/api/accounts/v2/open/email/verify_code","body":"form","clientId":true},
  sendSmsCode: {"method":"POST","path":"/api/accounts/v2/open/login/sms-code","body":"form","clientId":true},
  requestToken: {"method":"POST","path":"/api/auth/oauth/token","body":"form","clientId":true},
  signLatestAgreement: {"method":"POST","path":"/api/ischool/v1/agreements/compare-and-sign-lastest-agreement","body":"json","bearer":true},
  getProfile: {"method":"GET","path":"/api/accounts/users/me","bearer":true},
  reportLoginFailure: {"method":"POST","path":"/api/ischool/v1/open/report/login-failure","body":"json","withoutContext":true},
  getSchoolDetails: {"method":"GET","path":"/api/school/schools/open/schoolDetails"},
  getClientIp: {"method":"GET","path":"/api/accounts/open/client/ip"},
  createQrSession: {"method":"GET","path":"/api/auth/rest/v1/open/qrcode.login/session"},
  getQrStatus: {"method":"GET","path":"/api/auth/rest/v1/open/qrcode.login/status"},
  requestQrToken: {"method":"POST","path":"/api/auth/rest/v1/open/qrcode.login/token"},
  sendRestoreEmailCode: {"method":"POST","path":"/api/accounts/open/restore/email-code"},
  sendRestoreSmsCode: {"method":"POST","path":"/api/accounts/open/restore/sms-code","body":"form","clientId":true},
  checkRestoreEmailCode: {"method":"POST","path":"/api/accounts/open/restore/email/check"},
  checkRestoreSmsCode: {"method":"POST","path":"/api/accounts/open/restore/sms/check","body":"form","clientId":true},
  startPortalSignIn: {"method":"GET","path":"/api/auth/open/third/uniportal/authorization_code","withoutContext":true},
  finishOAuth2SignIn: {"method":"GET","path":"/api/auth/open/third/oauth2/authorization_code","withoutContext":true},
  startVendorSignIn: {"method":"GET","path":"/api/auth/open/third/{product}/authorization_code","withoutContext":true},
  submitApplication: {"method":"POST","path":"/api/ischool/v1/open/applications","body":"json","bearer":true},
  getCurrentApplication: {"method":"GET","path":"/api/ischool/v1/open/applications/current","bearer":true},
  uploadImage: {"method":"POST","path":"/api/ischool/v1/open/uploads/image","body":"multipart","bearer":true},
  getUploadedImage: {"method":"GET","path":"/api/ischool/v1/open/uploads/image/{imageId}","withoutContext":true},
  queryMembers: {"method":"POST","path":"/api/ischool/v1/selectors/members/query","body":"json","bearer":true},
  queryDepartments: {"method":"POST","path":"/api/ischool/v1/selectors/departments/query","body":"json","bearer":true},
  queryGroups: {"method":"POST","path":"/api/ischool/v1/selectors/groups/query","body":"json","bearer":true},
  queryPrerequisites: {"method":"POST","path":"/api/ischool/v1/selectors/prerequisites/query","body":"json","bearer":true},
  queryRoles: {"method":"POST","path":"/api/ischool/v1/selectors/roles/query","body":"json","bearer":true},
  queryVisitors: {"method":"POST","path":"/api/ischool/v1/selectors/visitors/query","body":"json","bearer":true},
  queryAcademies: {"method":"POST","path":"/api/ischool/v1/selectors/academies/query","body":"json","bearer":true},
  batchQuerySelector: {"method":"POST","path":"/api/ischool/v1/selectors/{kind}/batch-query","body":"json","bearer":true},
  getDepartmentTree: {"method":"GET","path":"/api/ischool/v1/selectors/departments/tree","bearer":true},
  getDepartmentChildren: {"method":"GET","path":"/api/ischool/v1/selectors/departments/children","bearer":true},
  resolveSelector: {"method":"POST","path":"/api/ischool/v1/selectors/resolve","body":"json","bearer":true},
  summariseSelection: {"method":"POST","path":"/api/ischool/v1/selectors/summary","body":"json","bearer":true},
  getIndirectMembership: {"method":"POST","path":"/api/ischool/v1/selectors/indirect-membership","body":"json","bearer":true},
  getImportTemplate: {"method":"GET","path":"/api/ischool/v1/selectors/imports/template","bearer":true},
  createImport: {"method":"POST","path":"/api/ischool/v1/selectors/imports","body":"multipart","bearer":true},
  getImport: {"method":"GET","path":"/api/ischool/v1/selectors/imports/{importId}","bearer":true},
  cancelImport: {"method":"DELETE","path":"/api/ischool/v1/selectors/imports/{importId}","bearer":true},
  listImportRows: {"method":"GET","path":"/api/ischool/v1/selectors/imports/{importId}/rows","bearer":true},
  getImportReport: {"method":"GET","path":"/api/ischool/v1/selectors/imports/{importId}/report","bearer":true},
  commitImport: {"method":"POST","path":"/api/ischool/v1/selectors/imports/{importId}/commit","bearer":true},
  createAssignment: {"method":"POST","path":"/api/ischool/v1/assignments","body":"json","bearer":true},
  queryAssignments: {"method":"POST","path":"/api/ischool/v1/assignments/query","body":"json","bearer":true},
} as const;

export type OperationId = keyof typeof rows;

export const operations: Readonly<Record<OperationId, OperationRow>> = rows;
