/** @jest-environment node */
import { examples } from '#shared/api/contract/examples.generated.ts';
import type { components } from '#shared/api/contract/types.generated.ts';
import { ADMIN, bearerOf, envelopeOf, mockForFile } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';

type Member = components['schemas']['Member'];
type Page<Item> = { list: Item[]; total: number; pageNo: number; pageSize: number };
type NamedRow = { id: string; name: string };

const mock = mockForFile();
const { request: firstPage } = examples.queryMembers;
const KINDS = [
  'members',
  'departments',
  'groups',
  'prerequisites',
  'roles',
  'visitors',
  'academies',
];
const lists = { client: undefined as unknown as MockClient, admin: {} as Record<string, string> };

beforeEach(async () => {
  lists.client = mock();
  lists.admin = await bearerOf(lists.client, ADMIN);
});

const ask = (
  kind: string,
  query: object = {},
  headers: Record<string, string> = {},
): Promise<Response> =>
  lists.client.postJson(
    `/api/ischool/v1/selectors/${kind}/query`,
    { ...firstPage, ...query },
    { ...lists.admin, ...headers },
  );
const find = async <Item = NamedRow>(
  kind: string,
  query: object = {},
  headers: Record<string, string> = {},
): Promise<Page<Item>> => (await envelopeOf<Page<Item>>(ask(kind, query, headers))).data;
const edit = (path: string, body: object, method = 'POST'): Promise<Response> =>
  lists.client.fetch(`/__mock/db/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test.each(KINDS)('%s are for administrators only', async (kind) => {
  const client = mock();
  const path = `/api/ischool/v1/selectors/${kind}/query`;
  expect((await client.postJson(path, firstPage)).status).toBe(401);
  const refused = await client.postJson(path, firstPage, await bearerOf(client));
  expect([refused.status, await envelopeOf(refused)]).toEqual([
    200,
    { code: '990612', message: 'No permission', data: null },
  ]);
});

test.each([
  ['members', 100_000],
  ['departments', 300],
  ['groups', 120],
  ['prerequisites', 24],
  ['roles', 14],
  ['visitors', 260],
  ['academies', 34],
])('%s: lists %i items page by page, each once', async (kind, total) => {
  const pages = await Promise.all([1, 2].map((pageNo) => find(kind, { pageNo, pageSize: 10 })));
  expect(pages.map((page) => page.total)).toEqual([total, total]);
  expect(new Set(pages.flatMap(({ list }) => list.map(({ id }) => id))).size).toBe(
    Math.min(20, total),
  );
  const last = await find(kind, { pageNo: Math.ceil(total / 100), pageSize: 100 });
  expect(last.list).toHaveLength(total % 100 === 0 ? 100 : total % 100);
  expect((await find(kind, { pageNo: 9999, pageSize: 100 })).list).toEqual([]);
});

test('searches a keyword in every column, ignoring case and width', async () => {
  const [plain, wide] = await Promise.all([
    find<Member>('members', { keyword: 'wei.zhang1' }),
    find<Member>('members', { keyword: ' ＷＥＩ．ZHANG１ ' }),
  ]);
  expect(wide).toEqual(plain);
  expect(plain.list[0]!.account).toBe('wei.zhang1');
  expect((await find<Member>('members', { keyword: 'Kate Wu' })).list[0]!.name).toBe(
    'Ｋａｔｅ　Ｗｕ',
  );
  expect((await find('members', { keyword: 'nobody has this' })).total).toBe(0);
});

test('a field limits the search to its column', async () => {
  const keyword = 'emp_000001';
  expect((await find('members', { keyword, field: 'employeeAccount' })).total).toBeLessThanOrEqual(
    1,
  );
  expect((await find('members', { keyword: '张伟', field: 'account' })).total).toBe(0);
  const byName = await find<Member>('members', { keyword: '张伟', field: 'name', pageSize: 100 });
  expect(byName.list.every(({ name }) => name.includes('张伟'))).toBe(true);
  expect(byName.list.slice(0, 3).map(({ state }) => state)).toEqual([
    'active',
    'active',
    'disabled',
  ]);
  const inDepartment = await find<Member>('members', { keyword: '财务部', field: 'department' });
  expect(
    inDepartment.list.every(({ departments }) =>
      departments.some(({ name }) => name.includes('财务部')),
    ),
  ).toBe(true);
});

test('searches a department with or without its descendants', async () => {
  const [below, single] = await Promise.all(
    (['below', 'single'] as const).map((scope) =>
      find<Member>('members', { departmentId: 'department-0001', scope }),
    ),
  );
  expect(below!.total).toBeGreaterThan(single!.total);
  expect(
    single!.list.every(({ departments }) => departments.some(({ id }) => id === 'department-0001')),
  ).toBe(true);
  const {
    list: [top],
  } = await find<components['schemas']['Department']>('departments', { keyword: '集团总部' });
  expect(top!.headCount).toBeLessThan(below!.total);
  expect(
    (await find('departments', { departmentId: 'department-0001', scope: 'single' })).total,
  ).toBe(1);
  expect((await find('members', { departmentId: 'department-gone' })).total).toBe(0);
  expect((await find('members', { departmentId: 'department-partners' })).total).toBe(0);
});

test.each([
  ['groups', { field: 'mobile' }],
  ['members', { field: 'creator' }],
  ['members', { createdByMe: true }],
  ['visitors', { departmentId: 'department-0001' }],
  ['departments', { field: 'number' }],
  ['academies', { field: 'jobNumber' }],
])('%s refuse criteria that they do not support: %j', async (kind, query) => {
  expect(await envelopeOf(ask(kind, query))).toMatchObject({
    code: '990701',
    message: 'This list can’t be filtered in that way.',
  });
});

test.each(['groups', 'prerequisites', 'roles', 'academies'])(
  '%s can be limited to those that the user created',
  async (kind) => {
    const [all, mine] = await Promise.all([
      find<{ creator: string }>(kind),
      find<{ creator: string }>(kind, { createdByMe: true, pageSize: 100 }),
    ]);
    expect(mine.total).toBeGreaterThan(0);
    expect(mine.total).toBeLessThan(all.total);
    expect(new Set(mine.list.map(({ creator }) => creator))).toEqual(new Set(['周予安']));
  },
);

test('finds an edited, deleted or added member in its current state, only in that namespace', async () => {
  await edit('memberChanges', { id: 'member-000001', name: 'Renamed Person' });
  await edit('memberChanges', { id: 'member-000002', removed: true });
  await edit('memberChanges', {
    id: 'newcomer',
    name: 'Ｎew Comer',
    account: 'new.comer',
    departmentIds: ['department-0002'],
  });
  expect(
    (await find('members', { keyword: 'renamed', field: 'name' })).list.map(({ id }) => id),
  ).toEqual(['member-000001']);
  expect((await find('members')).total).toBe(100_000);
  expect((await find('members')).list.map(({ id }) => id)).not.toContain('member-000002');
  expect((await find<Member>('members', { keyword: 'new comer' })).list[0]).toMatchObject({
    id: 'newcomer',
    departments: [{ id: 'department-0002' }],
  });
  lists.client = mock();
  lists.admin = await bearerOf(lists.client, ADMIN);
  expect((await find('members', { keyword: 'newcomer' })).total).toBe(0);
});
