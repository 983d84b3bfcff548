import type { ObjectSchema } from 'yup';
import { api } from '#shared/api/client/api.ts';
import type { BodyOf, ContractSchema } from '#shared/api/contract/contractTypes.ts';
import { emptySelection } from '#lib/selection/selection.ts';
import type { Selection } from '#lib/selection/selection.ts';
import type { OfSession } from '#shared/session/useSession.ts';
import { contractSelection } from '../../selection/selectionEndpoints';
import type { ListKind, PickerKind, SearchField } from './pickerKinds';
import { memberRow, plainRow } from './pickerRows';
import type { PickerRow, RowPage } from './pickerRows';
import {
  academySchema,
  batchResultsSchema,
  createdSchema,
  departmentListSchema,
  departmentSchema,
  departmentTreeSchema,
  groupSchema,
  memberSchema,
  pageSchema,
  membershipsSchema,
  visitorSchema,
} from './pickerSchemas';
import type { PageOf } from './pickerSchemas';

type RowsQuery = OfSession<BodyOf<'queryMembers'>>;
type RowsOperation = `query${Capitalize<ListKind>}`;
export type DepartmentItem = ContractSchema<'TreeDepartment'>;
type FoundDepartment = ContractSchema<'Department'>;
export type MembershipAnswer = ContractSchema<'IndirectMembership'>;
export type BatchResult = ContractSchema<'BatchResult'>;

interface MembershipQuery {
  session: string;
  part: Partial<Selection>;
  ids: string[];
}

/**
 * Answers should be current: a page is cached for seconds, and the next dialog starts without a
 * cache.
 */
const WHILE_OPEN = { keepUnusedDataFor: 30, providesTags: ['choosing' as const] };

const bodyOf = ({ session: _session, ...body }: RowsQuery) => body;

const rowsQuery = <Item extends object>(
  operation: RowsOperation,
  item: ObjectSchema<Item>,
  rowOf: (item: Item) => PickerRow,
) => ({
  query: (query: RowsQuery) => ({ operation, body: bodyOf(query) }),
  rawResponseSchema: pageSchema(item),
  transformResponse: ({ list, total }: PageOf<Item>, _meta: unknown, query: RowsQuery): RowPage => {
    const { pageNo: _pageNo, pageSize: _pageSize, ...criteria } = bodyOf(query);
    return { rows: list.map(rowOf), total, criteria };
  },
  ...WHILE_OPEN,
});

const pickerApi = api.enhanceEndpoints({ addTagTypes: ['choosing'] }).injectEndpoints({
  endpoints: (build) => ({
    queryMembers: build.query(rowsQuery('queryMembers', memberSchema, memberRow)),
    queryGroups: build.query(rowsQuery('queryGroups', groupSchema, plainRow)),
    queryPrerequisites: build.query(rowsQuery('queryPrerequisites', createdSchema, plainRow)),
    queryRoles: build.query(rowsQuery('queryRoles', createdSchema, plainRow)),
    queryVisitors: build.query(rowsQuery('queryVisitors', visitorSchema, plainRow)),
    queryAcademies: build.query(rowsQuery('queryAcademies', academySchema, plainRow)),
    /** POST …/selectors/departments/query, for trees that are too large to search locally. */
    queryDepartments: build.query<PageOf<FoundDepartment>, RowsQuery>({
      query: (query) => ({ operation: 'queryDepartments', body: bodyOf(query) }),
      responseSchema: pageSchema(departmentSchema),
      ...WHILE_OPEN,
    }),
    /** GET …/selectors/departments/tree: all of it, or the top level when `truncated`. */
    getDepartmentTree: build.query<ContractSchema<'DepartmentTree'>, OfSession<object>>({
      query: () => ({ operation: 'getDepartmentTree' }),
      responseSchema: departmentTreeSchema,
      ...WHILE_OPEN,
    }),
    getDepartmentChildren: build.query<DepartmentItem[], OfSession<{ parentId: string }>>({
      query: ({ parentId }) => ({ operation: 'getDepartmentChildren', query: { parentId } }),
      rawResponseSchema: departmentListSchema,
      transformResponse: ({ list }: ContractSchema<'DepartmentList'>) => list,
      ...WHILE_OPEN,
    }),
    /**
     * POST …/selectors/indirect-membership (P10): which of at most 100 members a selection's groups,
     * prerequisites, roles and imports include, and through which. Members without an answer are in
     * none.
     */
    getIndirectMembership: build.query<MembershipAnswer[], MembershipQuery>({
      query: ({ part, ids }) => ({
        operation: 'getIndirectMembership',
        body: { selection: contractSelection({ ...emptySelection(), ...part }), ids },
      }),
      rawResponseSchema: membershipsSchema,
      transformResponse: ({ list }: ContractSchema<'IndirectMemberships'>) => list,
      ...WHILE_OPEN,
    }),
    /**
     * POST …/selectors/{kind}/batch-query: at most 500 tokens, one result each. A query by nature,
     * but declared as a mutation: a search that starts again aborts its calls and repeats them at
     * once, and RTK Query would join each repeated query to the aborted one.
     */
    batchQuerySelector: build.mutation<
      BatchResult[],
      { kind: PickerKind; tokens: string[]; field: SearchField }
    >({
      query: ({ kind, tokens, field }) => ({
        operation: 'batchQuerySelector',
        path: { kind },
        body: { tokens, field },
      }),
      rawResponseSchema: batchResultsSchema,
      transformResponse: ({ results }: ContractSchema<'BatchResults'>) => results,
    }),
  }),
});

export const clearAnswers = () => pickerApi.util.invalidateTags(['choosing']);

/** The query hook of each list; a component must not change its kind. */
export const useRows = {
  members: pickerApi.useQueryMembersQuery,
  groups: pickerApi.useQueryGroupsQuery,
  prerequisites: pickerApi.useQueryPrerequisitesQuery,
  roles: pickerApi.useQueryRolesQuery,
  visitors: pickerApi.useQueryVisitorsQuery,
  academies: pickerApi.useQueryAcademiesQuery,
} satisfies Record<ListKind, unknown>;

export const {
  useBatchQuerySelectorMutation,
  useGetDepartmentTreeQuery,
  useGetIndirectMembershipQuery,
  useLazyGetDepartmentChildrenQuery,
  useLazyGetIndirectMembershipQuery,
  useQueryDepartmentsQuery,
} = pickerApi;
