import { api } from '../../api/api';
import type { BodyOf, ContractSchema } from '../../api/contract/contractTypes';
import { emptySelection } from '../../lib/selection/selection';
import type { Selection, SelectionCriteria } from '../../lib/selection/selection';
import { contractSelection } from '../../platform/selecting/selectionEndpoints';
import type { ListKind, PickerKind, SearchField } from './pickerKinds';
import { memberRow, plainRow } from './pickerRows';
import type { RowPage } from './pickerRows';
import {
  academySchema, batchResultsSchema, createdSchema, departmentListSchema, departmentSchema, departmentTreeSchema,
  groupSchema, memberSchema, pageSchema, standingsSchema, visitorSchema,
} from './pickerSchemas';
import type { PageOf } from './pickerSchemas';

type RowsAsked = BodyOf<'queryMembers'>;
export type DepartmentItem = ContractSchema<'TreeDepartment'>;
type FoundDepartment = ContractSchema<'Department'>;
export type Standing = ContractSchema<'Standing'>;
export type BatchResult = ContractSchema<'BatchResult'>;

const criteriaIn = ({ pageNo: _pageNo, pageSize: _pageSize, ...criteria }: RowsAsked): SelectionCriteria => criteria;

function rowsOf({ list, total }: PageOf<Parameters<typeof plainRow>[0]>, _meta: unknown, asked: RowsAsked): RowPage {
  return { rows: list.map(plainRow), total, criteria: criteriaIn(asked) };
}

interface StandingAsked {
  part: Partial<Selection>;
  ids: string[];
}

/** How standing is asked and answered, for a page's rows and for what a batch search found. */
const standingCall = {
  query: ({ part, ids }: StandingAsked) =>
    ({ operation: 'judgeStanding' as const, body: { selection: contractSelection({ ...emptySelection(), ...part }), ids } }),
  rawResponseSchema: standingsSchema,
  transformResponse: ({ list }: ContractSchema<'Standings'>) => list,
};

/** Choosing is about now: a dialog that opens again asks again. Seconds. */
const KEPT = 30;

const pickerApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST …/selectors/members/query (D32), and so on for each kind. */
    queryMembers: build.query<RowPage, RowsAsked>({
      query: (body) => ({ operation: 'queryMembers', body }),
      rawResponseSchema: pageSchema(memberSchema),
      transformResponse: ({ list, total }: PageOf<ContractSchema<'Member'>>, _meta, asked) => ({ rows: list.map(memberRow), total, criteria: criteriaIn(asked) }),
      keepUnusedDataFor: KEPT,
    }),
    queryGroups: build.query<RowPage, RowsAsked>({
      query: (body) => ({ operation: 'queryGroups', body }),
      rawResponseSchema: pageSchema(groupSchema),
      transformResponse: rowsOf,
      keepUnusedDataFor: KEPT,
    }),
    queryPrerequisites: build.query<RowPage, RowsAsked>({
      query: (body) => ({ operation: 'queryPrerequisites', body }),
      rawResponseSchema: pageSchema(createdSchema),
      transformResponse: rowsOf,
      keepUnusedDataFor: KEPT,
    }),
    queryRoles: build.query<RowPage, RowsAsked>({
      query: (body) => ({ operation: 'queryRoles', body }),
      rawResponseSchema: pageSchema(createdSchema),
      transformResponse: rowsOf,
      keepUnusedDataFor: KEPT,
    }),
    queryVisitors: build.query<RowPage, RowsAsked>({
      query: (body) => ({ operation: 'queryVisitors', body }),
      rawResponseSchema: pageSchema(visitorSchema),
      transformResponse: rowsOf,
      keepUnusedDataFor: KEPT,
    }),
    queryAcademies: build.query<RowPage, RowsAsked>({
      query: (body) => ({ operation: 'queryAcademies', body }),
      rawResponseSchema: pageSchema(academySchema),
      transformResponse: rowsOf,
      keepUnusedDataFor: KEPT,
    }),
    /** POST …/selectors/departments/query (D32), for trees too large to be searched here. */
    queryDepartments: build.query<PageOf<FoundDepartment>, RowsAsked>({
      query: (body) => ({ operation: 'queryDepartments', body }),
      responseSchema: pageSchema(departmentSchema),
      keepUnusedDataFor: KEPT,
    }),
    /** GET …/selectors/departments/tree (D32): all of it, or the top level when `truncated`. */
    getDepartmentTree: build.query<ContractSchema<'DepartmentTree'>, void>({
      query: () => ({ operation: 'getDepartmentTree' }),
      responseSchema: departmentTreeSchema,
      keepUnusedDataFor: KEPT,
    }),
    /** GET …/selectors/departments/children (D32). */
    getDepartmentChildren: build.query<DepartmentItem[], string>({
      query: (parentId) => ({ operation: 'getDepartmentChildren', query: { parentId } }),
      rawResponseSchema: departmentListSchema,
      transformResponse: ({ list }: ContractSchema<'DepartmentList'>) => list,
      keepUnusedDataFor: KEPT,
    }),
    /**
     * POST …/selectors/standing (P10): which of at most 100 members the groups, prerequisites, roles and imports of a
     * selection hold, and by which. Whoever is not answered is held by none.
     */
    judgeStanding: build.query<Standing[], StandingAsked>({ ...standingCall, keepUnusedDataFor: KEPT }),
    /** The same of what a batch search found, told as a mutation for the same reason as that search. */
    judgeFound: build.mutation<Standing[], StandingAsked>(standingCall),
    /**
     * POST …/selectors/{kind}/batch-query (D47): at most 500 tokens, one result each. A question, but told as a mutation:
     * several go at the same time, and a second trigger of one query gives the first call up.
     */
    batchQuerySelector: build.mutation<BatchResult[], { kind: PickerKind; tokens: string[]; field: SearchField }>({
      query: ({ kind, tokens, field }) => ({ operation: 'batchQuerySelector', path: { kind }, body: { tokens, field } }),
      rawResponseSchema: batchResultsSchema,
      transformResponse: ({ results }: ContractSchema<'BatchResults'>) => results,
    }),
  }),
});

/** The search of each list; a component must stay with one kind for its life. */
export const useRows = {
  members: pickerApi.useQueryMembersQuery,
  groups: pickerApi.useQueryGroupsQuery,
  prerequisites: pickerApi.useQueryPrerequisitesQuery,
  roles: pickerApi.useQueryRolesQuery,
  visitors: pickerApi.useQueryVisitorsQuery,
  academies: pickerApi.useQueryAcademiesQuery,
} satisfies Record<ListKind, unknown>;

export const {
  useBatchQuerySelectorMutation, useGetDepartmentTreeQuery, useJudgeFoundMutation, useJudgeStandingQuery,
  useLazyGetDepartmentChildrenQuery, useQueryDepartmentsQuery,
} = pickerApi;
