/** @jest-environment node */
import type { components } from '#shared/api/contract/types.generated.ts';
import { envelopeOf } from '#mock/testing/mockForTests.ts';
import { SELECTORS, selectorMockForFile } from '#mock/testing/selectorNamespace.ts';
import { emptySelection } from '#lib/selection/selection.ts';
import type { Selection } from '#lib/selection/selection.ts';

type Schemas = components['schemas'];

describe('selectorsHandlers', () => {
  const { setup, post, summary } = selectorMockForFile();
  const get = <Data>(path: string, headers: Record<string, string> = {}) =>
    envelopeOf<Data>(setup.client.get(SELECTORS + path, { ...setup.admin, ...headers }));
  const edit = (table: string, body: object): Promise<Response> =>
    setup.client.postJson(`/__mock/db/${table}`, body);
  const batch = async (kind: string, tokens: string[], field = 'all') =>
    (await post<{ results: Schemas['BatchResult'][] }>(`/${kind}/batch-query`, { tokens, field }))
      .data.results;
  const tree = async (headers: Record<string, string> = {}) =>
    (await get<Schemas['DepartmentTree']>('/departments/tree', headers)).data;

  test('a batch reports found, ambiguous, unknown, disabled and out-of-reach tokens in their order', async () => {
    await edit('memberChanges', { id: 'only-disabled', name: 'Solo Disabled', state: 'disabled' });
    const results = await batch(
      'members',
      ['WEI.ZHANG1', '张伟', 'nobody', 'Solo Disabled', 'E0403300', 'E0400300', ' '],
      'all',
    );
    expect(results.map(({ status }) => status)).toEqual([
      'matched',
      'ambiguous',
      'notFound',
      'disabled',
      'outOfScope',
      'disabled',
      'notFound',
    ]);
    expect(results[0]!.items).toEqual([
      {
        id: 'member-000001',
        label: '张伟',
        detail: expect.stringMatching(/^E0100000 · .+ · .+$/),
        state: 'active',
      },
    ]);
    expect(
      results[1]!.items.every(({ label, state }) => label === '张伟' && state === 'active'),
    ).toBe(true);
    expect(results[1]!.items.length).toBe(Math.min(20, results[1]!.found));
    expect(results[1]!.items.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['member-000001', 'member-000002']),
    );
  });

  test('of 5,001 departments, the tree has only the top level', async () => {
    const { list, truncated, total } = await tree({ tenant_id: 'large' });
    expect([truncated, total]).toEqual([true, 5001]);
    expect(list.length).toBeGreaterThan(0);
    expect(list.filter(({ parentId }) => parentId !== null)).toEqual([]);
  });

  test('the tree is a flat list, parents first; head counts count a member of two departments once', async () => {
    const { list, truncated, total } = await tree();
    expect([truncated, total, list.length]).toEqual([false, 300, 300]);
    const parents = new Set<string | null>([null]);
    for (const { id, parentId } of list) {
      expect(parents).toContain(parentId);
      parents.add(id);
    }
    const children = list.filter(({ parentId }) => parentId === 'department-0001');
    expect(
      (await get<{ list: unknown }>('/departments/children?parentId=department-0001')).data.list,
    ).toEqual(children);
    const top = list.filter(({ parentId }) => parentId === null);
    for (const path of ['/departments/children', '/departments/children?parentId='])
      expect((await get<{ list: unknown }>(path)).data.list).toEqual(top);
    // A member of two branches counts in both, so the sum exceeds the number of members.
    expect(top.reduce((sum, { headCount }) => sum + headCount, 0)).toBeGreaterThan(98_000);
  });

  test('a deleted department is missing with its descendants, and a renamed one has its new name', async () => {
    await edit('departmentChanges', { id: 'department-0001', removed: true });
    await edit('departmentChanges', { id: 'department-0300', name: 'Renamed' });
    const { list } = await tree();
    expect(list.map(({ id }) => id)).not.toContain('department-0002');
    expect(list.at(-1)).toMatchObject({ id: 'department-0300', name: 'Renamed' });
    expect(await get('/departments/children?parentId=department-0001')).toMatchObject({
      code: '990702',
      data: null,
    });
    expect(
      await post('/resolve', { kind: 'departments', ids: ['department-0002', 'department-0300'] }),
    ).toMatchObject({
      data: { items: [{ id: 'department-0300', label: 'Renamed' }], missing: ['department-0002'] },
    });
  });

  test('counts a selection in the current directory', async () => {
    const { list } = await tree();
    const department = list.find(({ id }) => id === 'department-0001')!;
    expect(await summary({})).toEqual({
      headCount: 0,
      members: 0,
      visitors: 0,
      explicit: 0,
      limit: 1000,
      overLimit: false,
    });
    const rule = {
      departmentId: department.id,
      scope: 'below' as const,
      effect: 'include' as const,
    };
    expect((await summary({ departments: [rule] })).headCount).toBe(department.headCount);
    // One of these is disabled, one departed, one does not exist.
    const included = [
      'member-000001',
      'member-000001',
      'member-000003',
      'member-100001',
      'gone',
      'member-000004',
    ];
    expect(
      await summary({ members: { included, excluded: [] }, visitors: ['visitor-001', 'gone'] }),
    ).toMatchObject({ members: 2, visitors: 1, headCount: 3, explicit: 5 });
    expect((await summary({ groups: ['group-001'] })).members).toBe(5000);
    const everybody = await summary({
      queries: [{ kind: 'members', criteria: { keyword: '' }, except: ['member-000001'] }],
    });
    expect(everybody.members).toBeLessThan(100_000);
    expect(everybody.overLimit).toBe(false);
    const all = await summary({
      queries: [{ kind: 'members', criteria: { keyword: '' }, except: [] }],
      departments: [rule],
      groups: ['group-001'],
      roles: ['role-001'],
    });
    expect(all.members).toBe(everybody.members + 1);
    expect(
      (
        await summary({
          queries: [{ kind: 'visitors', criteria: { keyword: '' }, except: ['visitor-002'] }],
        })
      ).visitors,
    ).toBe(259);
  });
});

describe('membership', () => {
  const { post, summary } = selectorMockForFile();
  test('reports through what a selection includes a member, a locked group first', async () => {
    const membershipsOf = async (part: Partial<Selection>, ids: string[]) =>
      (
        await post<Schemas['IndirectMemberships']>('/indirect-membership', {
          selection: { ...emptySelection(), ...part },
          ids,
        })
      ).data.list;
    const {
      data: { list },
    } = await post<Schemas['MemberPage']>('/members/query', {
      keyword: '',
      pageNo: 1,
      pageSize: 100,
    });
    const ids = list.slice(1).map(({ id }) => id);
    const [{ name } = { name: '' }] = (
      await post<Schemas['GroupPage']>('/groups/query', { keyword: '', pageNo: 1, pageSize: 10 })
    ).data.list;
    const members = await membershipsOf({ groups: ['group-001'] }, [...ids, 'gone']);
    expect(members.length).toBeGreaterThan(0);
    expect(members[0]).toEqual({
      id: expect.any(String),
      kind: 'groups',
      sourceId: 'group-001',
      label: name,
      locked: false,
    });
    const inside = new Set(members.map(({ id }) => id));
    // A member is counted if and only if the membership names it.
    for (const id of ids.slice(0, 10)) {
      const alone = { groups: ['group-001'], members: { included: [], excluded: [id] } };
      const state = list.find((member) => member.id === id)!.state;
      expect(5000 - (await summary(alone)).members).toBe(
        Number(inside.has(id) && state === 'active'),
      );
    }
    const [first] = members;
    const locked = await membershipsOf(
      { groups: ['group-002'], roles: ['role-001'], locked: [{ kind: 'groups', id: 'group-001' }] },
      [first!.id],
    );
    expect(locked).toEqual([{ ...first, locked: true }]);
    const searched = await membershipsOf(
      { queries: [{ kind: 'groups', criteria: { keyword: '' }, except: [] }] },
      [first!.id],
    );
    expect(searched[0]).toMatchObject({ id: first!.id, kind: 'groups' });
    expect(await membershipsOf({ members: { included: ids, excluded: [] } }, ids)).toEqual([]);
    expect(
      await post('/indirect-membership', {
        selection: emptySelection(),
        ids: Array.from({ length: 101 }, (_, index) => `m${index}`),
      }),
    ).toMatchObject({ code: '990422' });
  });
});
