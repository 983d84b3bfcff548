import type { BodyOf, ContractSchema } from '#shared/api/contract/contractTypes.ts';
import { answer } from './answer';
import { reply } from './scriptedFetch';
import type { Reply, ScriptedService } from './scriptedFetch';

type MembersQuery = BodyOf<'queryMembers'>;

const SURNAMES = ['李', '王', '张', '刘', '陈', '杨', '赵', '黄'];
const GIVEN = ['雷', '梅梅', '伟', '芳', '静怡', '强', '洋', '思远'];

/**
 * The member with a number: the third of every fifty is disabled, each is in one of four
 * departments.
 */
export function member(number: number): ContractSchema<'Member'> {
  const name = `${SURNAMES[number % SURNAMES.length]}${GIVEN[(number * 5 + 3) % GIVEN.length]}${number}`;
  const place = number % 4;
  return {
    id: `m${number}`,
    name,
    nickName: number % 3 === 0 ? `N${number}` : '',
    jobNumber: `E${100_000 + number}`,
    mailBox: `member${number}@corp.example`,
    account: `account${number}`,
    mobileNumber: `138${String(number).padStart(8, '0')}`,
    uniportalAccount: `u${number}`,
    vendorId: '',
    employeeAccount: `w${number}`,
    departments: [
      {
        id: `d${place}`,
        name: `部门${place}`,
        path: place === 0 ? '部门0' : `部门0 / 部门${place}`,
        ancestorIds: place === 0 ? [] : ['d0'],
      },
    ],
    state: number % 50 === 3 ? 'disabled' : 'active',
  };
}

/** d0 with the children d1 to d3; d4 beside it with the child d5. */
const DEPARTMENTS: ContractSchema<'TreeDepartment'>[] = [
  { id: 'd0', parentId: null, name: '部门0', headCount: 800, hasChildren: true },
  { id: 'd1', parentId: 'd0', name: '部门1', headCount: 200, hasChildren: false },
  { id: 'd2', parentId: 'd0', name: '部门2', headCount: 200, hasChildren: false },
  { id: 'd3', parentId: 'd0', name: '部门3', headCount: 200, hasChildren: false },
  { id: 'd4', parentId: null, name: '工厂', headCount: 90, hasChildren: true },
  { id: 'd5', parentId: 'd4', name: '工厂车间', headCount: 60, hasChildren: false },
];

/** Pages of items, filtered by part of their names and by their department. */
function pages<Item extends { name: string; departments?: readonly { id: string }[] }>(
  total: number,
  itemAt: (number: number) => Item,
): Reply {
  const all = Array.from({ length: total }, (_, index) => itemAt(index));
  return async (request, signal) => {
    const { keyword, departmentId, pageNo, pageSize } = JSON.parse(request.body) as MembersQuery;
    const isIn = (item: Item) =>
      departmentId === undefined
      || item.departments?.some(({ id }) => id === departmentId) === true;
    const matches = all.filter((item) => item.name.includes(keyword) && isIn(item));
    const list = matches.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    return reply.data({ list, total: matches.length, pageNo, pageSize })(request, signal);
  };
}

const created = (word: string) => (number: number) => ({
  id: `${word}${number}`,
  name: `${word} ${number}`,
  creator: '韩梅梅',
  createdByMe: number % 2 === 0,
});

/** Answers of a company with a number of members and a few of everything else. */
const pickerAnswers = {
  members: (total: number) => pages(total, member),
  groups: pages(30, (number) => ({
    ...created('群组')(number),
    id: `g${number}`,
    headCount: number * 7,
    number: `G${number}`,
  })),
  created: (word: string) => pages(12, created(word)),
  visitors: pages(5, (number) => ({
    id: `v${number}`,
    name: `访客 ${number}`,
    mobile: `1390000000${number}`,
  })),
  academies: pages(8, (number) => ({
    id: `a${number}`,
    name: `学院 ${number}`,
    creator: '韩梅梅',
    type: '职业学院',
  })),
  /** Every fifth member is in the first chosen collection. */
  indirectMembership: (async (request, signal) => {
    const { selection, ids } = JSON.parse(request.body) as BodyOf<'getIndirectMembership'>;
    const kind =
      (['groups', 'prerequisites', 'roles', 'imports'] as const).find(
        (each) => selection[each].length > 0,
      ) ?? 'groups';
    const sourceId = selection[kind][0] ?? 'g0';
    const held = ids.filter((id) => Number(id.slice(1)) % 5 === 0);
    const list = held.map((id) => ({
      id,
      kind,
      sourceId,
      label: kind === 'imports' ? '' : `群组 ${sourceId.slice(1)}`,
      locked: false,
    }));
    return reply.data({ list })(request, signal);
  }) satisfies Reply,
  tree: answer('getDepartmentTree', { list: DEPARTMENTS, total: DEPARTMENTS.length }),
  /** The requested members, and a fixed number of people. */
  summary: (headCount: number) =>
    answer('summariseSelection', { headCount, members: headCount, explicit: 0 }),
  /** Members, departments and groups get their names; all other ids no longer exist. */
  resolve: (async (request, signal) => {
    const { ids } = JSON.parse(request.body) as BodyOf<'resolveSelector'>;
    const nameOf = (id: string): string | undefined => {
      if (/^m\d+$/.test(id)) return member(Number(id.slice(1))).name;
      return /^g\d+$/.test(id)
        ? `群组 ${id.slice(1)}`
        : DEPARTMENTS.find((department) => department.id === id)?.name;
    };
    const knownIds = ids.filter((id) => nameOf(id) !== undefined);
    const items = knownIds.map((id) => ({ id, label: nameOf(id), detail: '', state: 'active' }));
    return reply.data({ items, missing: ids.filter((id) => !knownIds.includes(id)) })(
      request,
      signal,
    );
  }) satisfies Reply,
};

/** A company of 3,000 members for stories and tests. */
export function scriptCompany(service: ScriptedService): ScriptedService {
  return service
    .script('queryMembers', pickerAnswers.members(3000))
    .script('queryGroups', pickerAnswers.groups)
    .script('queryPrerequisites', pickerAnswers.created('条件'))
    .script('queryRoles', pickerAnswers.created('角色'))
    .script('queryVisitors', pickerAnswers.visitors)
    .script('queryAcademies', pickerAnswers.academies)
    .script('getDepartmentTree', pickerAnswers.tree)
    .script('resolveSelector', pickerAnswers.resolve)
    .script('getIndirectMembership', pickerAnswers.indirectMembership)
    .script('summariseSelection', pickerAnswers.summary(42));
}
