import type { OperationId } from '#shared/api/contract/operations.generated.ts';

/** A call that changes nothing, with what it needs. */
export interface Probe {
  id: OperationId;
  query?: Readonly<Record<string, string>>;
  body?: object;
  /** Values of the last envelope's `data` that the query takes along. */
  carries?: readonly string[];
}

const firstPage = { keyword: '', pageNo: 1, pageSize: 10 };

/** What every visit may ask. The status of a QR session needs the session before it. */
export const openProbes: readonly Probe[] = [
  { id: 'getAcademyConfig', body: { tenantId: '', lang: 'en_US', bundleId: '', terminal: 'pc' } },
  { id: 'getLoginScenario' },
  { id: 'getRemoteConfig', query: { keys: 'sxz.domain.master' } },
  { id: 'getOverseas' },
  { id: 'getSchoolDetails' },
  { id: 'getClientIp' },
  { id: 'createQrSession' },
  { id: 'getQrStatus', carries: ['qrCodeSessionId'] },
];

/** What a signed-in user may ask. */
export const userProbes: readonly Probe[] = [{ id: 'getProfile' }, { id: 'getCurrentApplication' }];

/** What an administrator may ask. */
export const administratorProbes: readonly Probe[] = [
  { id: 'queryMembers', body: firstPage },
  { id: 'queryDepartments', body: firstPage },
  { id: 'queryGroups', body: firstPage },
  { id: 'queryPrerequisites', body: firstPage },
  { id: 'queryRoles', body: firstPage },
  { id: 'queryVisitors', body: firstPage },
  { id: 'queryAcademies', body: firstPage },
  { id: 'getDepartmentTree' },
  { id: 'getDepartmentChildren' },
];
