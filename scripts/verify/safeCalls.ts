import { emptySelection } from '#lib/selection/selection.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';

/** A call that changes nothing, with what it needs. */
export interface SafeCall {
  /** Who may send it. */
  by: 'anyone' | 'user' | 'administrator';
  query?: Readonly<Record<string, string>>;
  /** Values of the path's parameters. */
  path?: Readonly<Record<string, string>>;
  body?: object;
  /** Values of the last envelope's `data` that the query takes along. */
  carries?: readonly string[];
}

const firstPage = { keyword: '', pageNo: 1, pageSize: 10 };
const query: SafeCall = { by: 'administrator', body: firstPage };
const CHANGES = 'changes something';
const SENDS = 'sends a message';
const NEEDS_IMPORT = 'needs an import';
const REDIRECTS = 'redirects to another site';

/**
 * Every operation of the contract: its safe call, or why there is none. They are sent in this
 * order; the status of a QR session needs the session before it.
 */
export const safeCalls: Readonly<Record<OperationId, SafeCall | string>> = {
  getAcademyConfig: {
    by: 'anyone',
    body: { tenantId: '', lang: 'en_US', bundleId: '', terminal: 'pc' },
  },
  getLoginScenario: { by: 'anyone' },
  getRemoteConfig: { by: 'anyone', query: { keys: 'sxz.domain.master' } },
  getOverseas: { by: 'anyone' },
  getSchoolDetails: { by: 'anyone' },
  getClientIp: { by: 'anyone' },
  createQrSession: { by: 'anyone' },
  getQrStatus: { by: 'anyone', carries: ['qrCodeSessionId'] },
  getProfile: { by: 'user' },
  getCurrentApplication: { by: 'user' },
  queryMembers: query,
  queryDepartments: query,
  queryGroups: query,
  queryPrerequisites: query,
  queryRoles: query,
  queryVisitors: query,
  queryAcademies: query,
  queryAssignments: query,
  batchQuerySelector: {
    by: 'administrator',
    path: { kind: 'members' },
    body: { tokens: ['nobody'], field: 'name' },
  },
  getDepartmentTree: { by: 'administrator' },
  getDepartmentChildren: { by: 'administrator' },
  resolveSelector: { by: 'administrator', body: { kind: 'members', ids: ['unknown'] } },
  summariseSelection: { by: 'administrator', body: { selection: emptySelection() } },
  judgeStanding: {
    by: 'administrator',
    body: { selection: emptySelection(), ids: ['unknown'] },
  },
  getImportTemplate: { by: 'administrator' },
  getAgreementText: 'has its address in the configuration of the academy',
  getSliderChallenge: 'needs an account, and counts for it',
  sendEmailCode: SENDS,
  sendSmsCode: SENDS,
  sendRestoreEmailCode: SENDS,
  sendRestoreSmsCode: SENDS,
  requestToken: CHANGES,
  requestQrToken: CHANGES,
  checkRestoreEmailCode: CHANGES,
  checkRestoreSmsCode: CHANGES,
  signLatestAgreement: CHANGES,
  reportLoginFailure: CHANGES,
  startPortalSignIn: REDIRECTS,
  startVendorSignIn: REDIRECTS,
  finishOAuth2SignIn: REDIRECTS,
  submitApplication: CHANGES,
  uploadImage: CHANGES,
  getUploadedImage: 'needs a picture',
  createImport: CHANGES,
  getImport: NEEDS_IMPORT,
  listImportRows: NEEDS_IMPORT,
  getImportReport: NEEDS_IMPORT,
  cancelImport: CHANGES,
  commitImport: CHANGES,
  createAssignment: CHANGES,
};
