import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { emptySelection } from '#lib/selection/selection.ts';
import { writeSheet } from '#mock/services/imports/workbook/writeSheet.ts';
import { envelopeOf } from './mockForTests';
import type { MockClient } from './mockForTests';
import type { ValidRequest } from './validRequest';
import { bearerOf } from './validRequestsOfSignIn';

export const ADMIN = { phone_number: '13800000000' };
const IMPORTS = operations.createImport.path;
/** Longer than any test's import takes to validate or commit. */
export const IMPORT_WORK_MS = 10_000;

/** An empty first page of everything. */
export const firstPage = { keyword: '', pageNo: 1, pageSize: 10 };

/** A workbook: a header, and accounts of existing members, unknown ones and repeated ones. */
export function accountsSheet(accounts: readonly string[], header = 'Account'): Buffer {
  return writeSheet([[header], ...accounts.map((account) => [account])]);
}

/** Uploads a file as an import. */
export async function upload(
  client: MockClient,
  headers: Record<string, string>,
  bytes: Uint8Array,
  { name = 'members.xlsx', key = 'key-12345678', ...fields }: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  form.append('file', new File([bytes as Uint8Array<ArrayBuffer>], name));
  form.append('idempotencyKey', key);
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  return client.fetch(IMPORTS, {
    method: 'POST',
    headers: { 'sxz-lang': 'en_US', ...headers },
    body: form,
  });
}

/**
 * Uploads a small workbook and moves the clock until it is ready.
 * @returns its address
 */
export async function readyImport(
  client: MockClient,
  headers: Record<string, string>,
  bytes = accountsSheet(['wei.zhang1', 'nobody']),
): Promise<string> {
  const { data } = await envelopeOf<{ importId: string }>(upload(client, headers, bytes));
  await client.advance(IMPORT_WORK_MS);
  return `${IMPORTS}/${data.importId}`;
}

export const assignment = {
  content: 'Safety at work',
  visibility: 'all',
  academies: [],
  certificate: true,
  managementScope: 'below',
  selection: { ...emptySelection(), members: { included: ['member-000001'], excluded: [] } },
};

type SelectorOperation = Extract<
  OperationId,
  | `query${string}`
  | 'batchQuerySelector'
  | `getDepartment${string}`
  | 'resolveSelector'
  | 'summariseSelection'
  | 'judgeStanding'
  | `getImport${string}`
  | 'createImport'
  | 'cancelImport'
  | 'listImportRows'
  | 'commitImport'
  | 'createAssignment'
>;

type AdminCall = (client: MockClient, headers: Record<string, string>) => Promise<Response>;

function asAdministrator(call: AdminCall): ValidRequest {
  return async (client) => call(client, await bearerOf(client, ADMIN));
}

function query(operation: Extract<OperationId, `query${string}`>): ValidRequest {
  return asAdministrator((client, headers) =>
    client.postJson(operations[operation].path, firstPage, headers),
  );
}

function aboutImport(
  call: (client: MockClient, address: string, headers: Record<string, string>) => Promise<Response>,
): ValidRequest {
  return asAdministrator(async (client, headers) =>
    call(client, await readyImport(client, headers), headers),
  );
}

/** One valid call of each operation of the selectors, imports and assignments. */
export const validRequestsOfSelectors: Record<SelectorOperation, ValidRequest> = {
  queryMembers: query('queryMembers'),
  queryDepartments: query('queryDepartments'),
  queryGroups: query('queryGroups'),
  queryPrerequisites: query('queryPrerequisites'),
  queryRoles: query('queryRoles'),
  queryVisitors: query('queryVisitors'),
  queryAcademies: query('queryAcademies'),
  queryAssignments: query('queryAssignments'),
  batchQuerySelector: asAdministrator((client, headers) =>
    client.postJson(
      '/api/ischool/v1/selectors/members/batch-query',
      { tokens: ['张伟', 'nobody'], field: 'name' },
      headers,
    ),
  ),
  getDepartmentTree: asAdministrator((client, headers) =>
    client.get(operations.getDepartmentTree.path, headers),
  ),
  getDepartmentChildren: asAdministrator((client, headers) =>
    client.get(`${operations.getDepartmentChildren.path}?parentId=department-0001`, headers),
  ),
  resolveSelector: asAdministrator((client, headers) =>
    client.postJson(
      operations.resolveSelector.path,
      { kind: 'members', ids: ['member-000001', 'gone'] },
      headers,
    ),
  ),
  summariseSelection: asAdministrator((client, headers) =>
    client.postJson(
      operations.summariseSelection.path,
      { selection: assignment.selection },
      headers,
    ),
  ),
  judgeStanding: asAdministrator((client, headers) =>
    client.postJson(
      operations.judgeStanding.path,
      { selection: { ...emptySelection(), groups: ['group-001'] }, ids: ['member-000001', 'gone'] },
      headers,
    ),
  ),
  getImportTemplate: asAdministrator((client, headers) =>
    client.get(operations.getImportTemplate.path, headers),
  ),
  createImport: asAdministrator((client, headers) =>
    upload(client, headers, accountsSheet(['wei.zhang1'])),
  ),
  getImport: aboutImport((client, address, headers) => client.get(address, headers)),
  cancelImport: aboutImport((client, address, headers) =>
    client.fetch(address, { method: 'DELETE', headers: { 'sxz-lang': 'en_US', ...headers } }),
  ),
  listImportRows: aboutImport((client, address, headers) =>
    client.get(`${address}/rows?status=notFound&pageNo=1&pageSize=20`, headers),
  ),
  getImportReport: aboutImport((client, address, headers) =>
    client.get(`${address}/report`, headers),
  ),
  commitImport: aboutImport((client, address, headers) =>
    client.fetch(`${address}/commit`, {
      method: 'POST',
      headers: { 'sxz-lang': 'en_US', ...headers },
    }),
  ),
  createAssignment: asAdministrator((client, headers) =>
    client.postJson(operations.createAssignment.path, assignment, headers),
  ),
};
