/** @jest-environment node */
import { examples } from '#shared/api/contract/examples.generated.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { emptySelection } from '#lib/selection/selection.ts';
import { ADMIN, bearerOf, envelopeOf, mockForFile } from '#mock/testing/mockForTests.ts';

const mock = mockForFile();
const { request: assignment } = examples.createAssignment;
const { request: firstPage } = examples.queryAssignments;
const PATH = operations.createAssignment.path;
const LIST = operations.queryAssignments.path;

const withDepartment = (scope: 'below' | 'single') => ({
  ...emptySelection(),
  departments: [{ departmentId: 'department-0005', scope, effect: 'include' }],
});

async function administrator() {
  const client = mock();
  const headers = await bearerOf(client, ADMIN);
  return {
    client,
    find: (keyword: string) =>
      envelopeOf(client.postJson(LIST, { ...firstPage, keyword }, headers)),
    assign: (part: object = {}, more = {}) =>
      envelopeOf(client.postJson(PATH, { ...assignment, ...part }, { ...headers, ...more })),
  };
}

test('creates and stores an assignment', async () => {
  const { client, assign } = await administrator();
  expect(await assign()).toEqual({
    code: '000000',
    message: 'success',
    data: { assignmentId: expect.stringMatching(/^assignments-\d+$/), headCount: 1 },
  });
  expect(await client.look('/__mock/db/assignments')).toMatchObject([
    { ...assignment, tenantId: 'academy', userId: 'user-admin', headCount: 1 },
  ]);
});

test('answers with the order reminder and stores nothing when the quota is used up', async () => {
  const { client, assign } = await administrator();
  await client.fetch('/__mock/db/tenants/academy', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ assignmentQuota: 1 }),
  });
  expect((await assign()).code).toBe('000000');
  expect(await assign()).toEqual({
    code: '060001',
    message: expect.stringContaining('quota'),
    data: { quotaLeft: 0 },
  });
  expect(await assign({}, { tenant_id: 'quota-used', 'sxz-lang': 'zh_CN' })).toMatchObject({
    code: '060001',
    message: '学院的增值服务额度已用完',
  });
  expect(await client.look('/__mock/db/assignments')).toHaveLength(1);
});

test.each<[string, object, string]>([
  ['an empty selection', { selection: emptySelection() }, '990721'],
  [
    'too many members chosen individually',
    {
      selection: {
        ...emptySelection(),
        members: { included: Array.from({ length: 1001 }, (_, n) => `member-${n}`), excluded: [] },
      },
    },
    '990722',
  ],
  [
    'a department with its descendants, in the single-level scope',
    { managementScope: 'single', selection: withDepartment('below') },
    '990724',
  ],
  [
    'a department alone, in the scope with all descendants',
    { managementScope: 'below', selection: withDepartment('single') },
    '990724',
  ],
  ['areas without an academy', { visibility: 'areas' }, '990723'],
  ['academies without areas', { visibility: 'all', academies: ['academy-001'] }, '990723'],
  ['blank content', { content: ' \u3000' }, '990422'],
])('refuses %s', async (_title, part, code) => {
  const { assign } = await administrator();
  expect((await assign(part)).code).toBe(code);
});

test.each(['below', 'single'] as const)(
  'accepts departments of the management scope: %s',
  async (scope) => {
    const { assign } = await administrator();
    expect((await assign({ managementScope: scope, selection: withDepartment(scope) })).code).toBe(
      '000000',
    );
  },
);

test('lists what was assigned in the academy, newest first, by a part of the content', async () => {
  const { client, assign, find } = await administrator();
  for (const content of ['Safety at work', 'Fire drill', 'ＳＡＦＥ driving'])
    await assign({ content });
  await assign({ content: 'Elsewhere' }, { tenant_id: 'scenario-1' });
  const [newest] = await client.look<{ createdAt: string }[]>('/__mock/db/assignments');
  expect(await find('')).toMatchObject({
    code: '000000',
    data: { total: 3, pageNo: 1, pageSize: 10 },
  });
  expect((await find('safe')).data).toMatchObject({
    total: 2,
    list: [
      { content: 'ＳＡＦＥ driving', visibility: 'all', headCount: 1 },
      { content: 'Safety at work', createdAt: newest?.createdAt },
    ],
  });
});
