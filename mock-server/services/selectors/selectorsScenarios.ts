import type { components } from '#shared/api/contract/types.generated.ts';
import { codes } from '#mock/codes.ts';
import { ok, refuse } from '#mock/services/common/answers.ts';
import { assignmentHandlers } from '#mock/services/assignments/assignmentsHandlers.ts';
import { selectorHandlers } from './selectorsHandlers';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';
import { forbidding, refusing } from '#mock/services/common/builders.ts';
import type { Scenario, ScenarioTable } from '#mock/services/common/scenarioTypes.ts';

type QueryOperation =
  | 'queryMembers'
  | 'queryDepartments'
  | 'queryGroups'
  | 'queryPrerequisites'
  | 'queryRoles'
  | 'queryVisitors'
  | 'queryAcademies';
type SelectorOperation =
  | QueryOperation
  | 'batchQuerySelector'
  | 'getDepartmentTree'
  | 'getDepartmentChildren'
  | 'resolveSelector'
  | 'summariseSelection'
  | 'judgeStanding';
type ImportOperation =
  | 'getImportTemplate'
  | 'createImport'
  | 'getImport'
  | 'cancelImport'
  | 'listImportRows'
  | 'getImportReport'
  | 'commitImport';
type ImportJob = components['schemas']['ImportJob'];

const noPermission = refusing(
  'the user is not an administrator',
  codes.noPermission,
  'noPermission',
  {
    words: 'as a learner',
  },
);

const noFile = forbidding('the user is not an administrator', 'as a learner');

const badFilter = refusing(
  'a column, department or creator that the kind lacks',
  codes.selectorFilter,
  'selectorFilter',
  { words: 'such a search' },
);

const query = {
  'nothing-found': {
    about: 'nothing is found',
    status: 200,
    code: codes.ok,
    answer: ({ body: { pageNo, pageSize } }: { body: components['schemas']['SelectorQuery'] }) =>
      ok({ list: [], total: 0, pageNo, pageSize }),
    also: { words: 'a keyword without matches' },
  },
  'bad-filter': badFilter,
  'no-permission': noPermission,
};

const refusedFile = (about: string, code: string, text: Parameters<typeof refusing>[2]) =>
  refusing(about, code, text, { words: 'upload such a file' });
const unknownImport = refusing('no such import', codes.importUnknown, 'importUnknown', {
  words: "after a reset, or another user's import",
});
const notReady = refusing('the import is not ready', codes.importNotReady, 'importNotReady', {
  words: 'immediately after the upload',
});

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
const validated = {
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
  words: string,
): Scenario<'getImport'> {
  const partOf = typeof state === 'function' ? state : () => state;
  return {
    about,
    status: 200,
    code: codes.ok,
    answer: ({ say, path }) => ok({ ...job, importId: path.importId, ...partOf(say) }),
    also: { words },
  };
}

export const selectorScenarios: Pick<
  ScenarioTable,
  SelectorOperation | ImportOperation | 'createAssignment' | 'queryAssignments'
> = {
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
      answer: (call) =>
        selectorHandlers.getDepartmentTree({
          ...call,
          tenant: { ...call.tenant, directory: 'large' },
        }),
      also: { tenants: ['large'] },
    },
    'no-permission': noPermission,
  },
  getDepartmentChildren: {
    gone: refusing('the department does not exist', codes.departmentGone, 'departmentGone', {
      words: 'delete it through departmentChanges',
    }),
    'no-permission': noPermission,
  },
  resolveSelector: {
    missing: {
      about: 'all ids are deleted',
      status: 200,
      code: codes.ok,
      answer: ({ body }) => ok({ items: [], missing: body.ids }),
      also: { words: 'ids of deleted rows' },
    },
    'no-permission': noPermission,
  },
  summariseSelection: { 'no-permission': noPermission },
  judgeStanding: { 'no-permission': noPermission },
  getImportTemplate: { 'no-permission': noFile },
  createImport: {
    'bad-extension': refusedFile('neither xls nor xlsx', codes.importExtension, 'importExtension'),
    'bad-content': refusedFile(
      'the first bytes are not those of a workbook',
      codes.importContent,
      'importContent',
    ),
    'too-large': refusedFile('over 5 MB', codes.importSize, (say) => say.importSize(5)),
    missing: refusedFile('an empty file', codes.importMissing, 'importMissing'),
    'key-reused': refusing(
      'the key was already used with another file or column',
      codes.importKeyReused,
      'importKeyReused',
      { words: 'another file or column, same key' },
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
        ...validated,
        reportUrl: '/api/ischool/v1/selectors/imports/imports-0/report',
      },
      'a while after the upload',
    ),
    done: inState(
      'taken over',
      {
        state: 'done',
        ...validated,
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
    'too-late': refusing(
      'it is being committed or has ended',
      codes.importNotCancellable,
      'importNotCancellable',
      { words: 'after committing' },
    ),
    unknown: unknownImport,
    'no-permission': noPermission,
  },
  listImportRows: { 'not-ready': notReady, unknown: unknownImport, 'no-permission': noPermission },
  getImportReport: {
    unknown: {
      about: 'no such import, or no report',
      status: 404,
      code: codes.importUnknown,
      answer: ({ say }) => ({ ...refuse(codes.importUnknown, say.importUnknown), status: 404 }),
      also: { words: 'all rows succeeded' },
    },
    'no-permission': noFile,
  },
  commitImport: { 'not-ready': notReady, unknown: unknownImport, 'no-permission': noPermission },
  queryAssignments: {
    'nothing-found': {
      about: 'nothing is found',
      status: 200,
      code: codes.ok,
      answer: ({ body: { pageNo, pageSize } }) => ok({ list: [], total: 0, pageNo, pageSize }),
      also: { words: 'a keyword without matches' },
    },
    'no-permission': noPermission,
  },
  createAssignment: {
    'order-reminder': {
      about: 'the quota is used up: order first',
      status: 200,
      code: codes.orderReminder,
      answer: (call) =>
        assignmentHandlers.createAssignment({
          ...call,
          tenant: { ...call.tenant, assignmentQuota: 0 },
        }),
      also: { tenants: ['quota-used'] },
    },
    'empty-selection': refusing(
      'the selection contains no members',
      codes.selectionEmpty,
      'selectionEmpty',
      {
        words: 'an empty selection',
      },
    ),
    'too-many-members': refusing(
      'over 1000 members chosen individually',
      codes.selectionTooMany,
      'selectionTooMany',
      { words: 'so many' },
    ),
    'scope-contradicted': refusing(
      'departments of another management scope',
      codes.scopeContradicted,
      'scopeContradicted',
      { words: 'such departments' },
    ),
    'no-academy': refusing('areas without an academy', codes.academiesMissing, 'academiesMissing', {
      words: 'such a visibility',
    }),
    'no-permission': noPermission,
  },
};
