import type { components } from '#shared/api/contract/types.generated.ts';
import { codes } from '#mock/contract/codes.ts';
import { ok, refusal, refusalWith } from '#mock/services/vocabulary.ts';
import { noPermission } from '#mock/services/common/common.outcomes.ts';
import type { Outcome, OutcomesOf } from '#mock/services/vocabulary.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';

type ImportJob = components['schemas']['ImportJob'];

/** For files, which have no envelope. */
const noFile = refusalWith(
  403,
  codes.noPermission,
  'noPermission',
  'the user is not an administrator',
  'as a learner',
);

const nothingFound = {
  about: 'nothing is found',
  status: 200,
  code: codes.ok,
  answer: ({ body: { pageNo, pageSize } }: { body: components['schemas']['SelectorQuery'] }) =>
    ok({ list: [], total: 0, pageNo, pageSize }),
  userAction: 'a keyword without matches',
};

const badFilter = refusal(
  '990701',
  'selectorFilter',
  'a column, department or creator that the kind lacks',
  'such a search',
);

const query = {
  'nothing-found': nothingFound,
  'bad-filter': badFilter,
  'no-permission': noPermission,
};

const UPLOAD = 'upload such a file';
const unknownImport = refusal(
  '990716',
  'importUnknown',
  'no such import',
  "after a reset, or another user's import",
);
const notReady = refusal(
  '990717',
  'importNotReady',
  'the import is not ready',
  'immediately after the upload',
);

const job: ImportJob = {
  importId: 'imports-0',
  fileName: 'members.xlsx',
  state: 'done',
  progress: 100,
  usersLength: 0,
  successUsersLength: 0,
  errorUsersLength: 0,
  notFoundUsersLength: 0,
  disabledUsersLength: 0,
  outOfScopeUsersLength: 0,
  duplicateRows: 0,
  reportUrl: null,
  message: '',
};
const validation = {
  usersLength: 9800,
  successUsersLength: 9650,
  errorUsersLength: 150,
  notFoundUsersLength: 120,
  disabledUsersLength: 20,
  outOfScopeUsersLength: 10,
  duplicateRows: 200,
};

function inState(
  about: string,
  state: Partial<ImportJob> | ((say: Messages) => Partial<ImportJob>),
  userAction: string,
): Outcome<'getImport'> {
  const partOf = typeof state === 'function' ? state : () => state;
  return {
    about,
    status: 200,
    code: codes.ok,
    answer: ({ say, path }) => ok({ ...job, importId: path.importId, ...partOf(say) }),
    userAction,
  };
}

export const selectorOutcomes = {
  queryMembers: query,
  queryDepartments: query,
  queryGroups: query,
  queryPrerequisites: query,
  queryRoles: query,
  queryVisitors: query,
  queryAcademies: query,
  batchQuerySelector: { 'bad-filter': badFilter, 'no-permission': noPermission },
  getDepartmentTree: {
    truncated: {
      about: 'more than 5,000 departments: only the top level',
      status: 200,
      code: codes.ok,
      changes: ({ tenant }) => ({ tenant: { ...tenant, directory: 'large' } }),
      academies: ['large'],
    },
    'no-permission': noPermission,
  },
  getDepartmentChildren: {
    gone: refusal(
      '990702',
      'departmentGone',
      'the department does not exist',
      'delete it through departmentChanges',
    ),
    'no-permission': noPermission,
  },
  resolveSelector: {
    missing: {
      about: 'all ids are deleted',
      status: 200,
      code: codes.ok,
      answer: ({ body }) => ok({ items: [], missing: body.ids }),
      userAction: 'ids of deleted rows',
    },
    'no-permission': noPermission,
  },
  summariseSelection: { 'no-permission': noPermission },
  getIndirectMembership: { 'no-permission': noPermission },
  getImportTemplate: { 'no-permission': noFile },
  createImport: {
    'bad-extension': refusal('990711', 'importExtension', 'neither xls nor xlsx', UPLOAD),
    'bad-content': refusal(
      '990712',
      'importContent',
      'the first bytes are not those of a workbook',
      UPLOAD,
    ),
    'too-large': refusal('990713', (say) => say.importSize(5), 'over 5 MB', UPLOAD),
    missing: refusal('990714', 'importMissing', 'an empty file', UPLOAD),
    'key-reused': refusal(
      '990715',
      'importKeyReused',
      'the key was already used with another file or column',
      'another file or column, same key',
    ),
    'no-permission': noPermission,
  },
  getImport: {
    validating: inState(
      'half validated',
      { state: 'validating', progress: 50 },
      'a file name that begins with `stuck`',
    ),
    ready: inState(
      'ready, with errors and duplicates',
      {
        state: 'ready',
        ...validation,
        reportUrl: '/api/ischool/v1/selectors/imports/imports-0/report',
      },
      'a while after the upload',
    ),
    done: inState(
      'taken over',
      {
        state: 'done',
        ...validation,
        errorUsersLength: 0,
        notFoundUsersLength: 0,
        disabledUsersLength: 0,
        outOfScopeUsersLength: 0,
        successUsersLength: 9800,
      },
      'a while after committing',
    ),
    failed: inState(
      'failed',
      (say) => ({ state: 'failed', message: say.importFailed }),
      'a file name that begins with `failing`, or an unreadable file',
    ),
    cancelled: inState('cancelled', { state: 'cancelled' }, 'DELETE'),
    expired: inState('it was not committed in time', { state: 'expired' }, '30 minutes later'),
    unknown: unknownImport,
    'no-permission': noPermission,
  },
  cancelImport: {
    'too-late': refusal(
      '990718',
      'importNotCancellable',
      'it is being committed or has ended',
      'after committing',
    ),
    unknown: unknownImport,
    'no-permission': noPermission,
  },
  listImportRows: { 'not-ready': notReady, unknown: unknownImport, 'no-permission': noPermission },
  getImportReport: {
    unknown: refusalWith(
      404,
      '990716',
      'importUnknown',
      'no such import, or no report',
      'all rows succeeded',
    ),
    'no-permission': noFile,
  },
  commitImport: { 'not-ready': notReady, unknown: unknownImport, 'no-permission': noPermission },
  queryAssignments: { 'nothing-found': nothingFound, 'no-permission': noPermission },
  createAssignment: {
    'order-reminder': {
      about: 'the quota is used up: order first',
      status: 200,
      code: '060001',
      answer: ({ say }) => ({
        status: 200,
        body: { code: '060001', message: say.quotaUsedUp, data: { quotaLeft: 0 } },
      }),
      academies: ['quota-used'],
    },
    'empty-selection': refusal(
      '990721',
      'selectionEmpty',
      'the selection contains no members',
      'an empty selection',
    ),
    'too-many-members': refusal(
      '990722',
      'selectionTooMany',
      'over 1000 members chosen individually',
      'so many',
    ),
    'scope-contradicted': refusal(
      '990724',
      'scopeContradicted',
      'departments of another management scope',
      'such departments',
    ),
    'no-academy': refusal(
      '990723',
      'academiesMissing',
      'areas without an academy',
      'such a visibility',
    ),
    'no-permission': noPermission,
  },
} satisfies OutcomesOf<OperationId>;
