/** @jest-environment node */
import type { components } from '#shared/api/contract/types.generated.ts';
import { emptySelection } from '#lib/selection/selection.ts';
import type { Selection } from '#lib/selection/selection.ts';
import { envelopeOf } from '#mock/testing/mockForTests.ts';
import { SELECTORS, selectorMockForFile } from '#mock/testing/selectorNamespace.ts';

type Schemas = components['schemas'];

const { setup, post, summary } = selectorMockForFile();

test('every item in a department lists its ancestors', async () => {
  const {
    data: { list },
  } = await envelopeOf<Schemas['DepartmentTree']>(
    setup.client.get(`${SELECTORS}/departments/tree`, setup.admin),
  );
  const parents = new Map(list.map(({ id, parentId }) => [id, parentId]));
  const chainOf = (id: string): string[] => {
    const above = parents.get(id) ?? null;
    return above === null ? [] : [...chainOf(above), above];
  };
  const { data: members } = await post<Schemas['MemberPage']>('/members/query', {
    keyword: '',
    pageNo: 1,
    pageSize: 100,
  });
  const places = members.list.flatMap(({ departments }) => departments);
  expect(places.some(({ ancestorIds }) => ancestorIds.length > 2)).toBe(true);
  for (const { id, ancestorIds } of places) expect(ancestorIds).toEqual(chainOf(id));
  const { data: found } = await post<Schemas['DepartmentPage']>('/departments/query', {
    keyword: '财务部',
    pageNo: 1,
    pageSize: 10,
  });
  for (const { id, ancestorIds } of found.list) expect(ancestorIds).toEqual(chainOf(id));
  const {
    data: { items },
  } = await post<Schemas['Resolved']>('/resolve', {
    kind: 'departments',
    ids: ['department-0003'],
  });
  expect(items[0]!.ancestorIds).toEqual(chainOf('department-0003'));
});

test('reports through what a selection includes a member, a locked group first', async () => {
  const standing = async (part: Partial<Selection>, ids: string[]) =>
    (
      await post<Schemas['Standings']>('/standing', {
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
  const members = await standing({ groups: ['group-001'] }, [...ids, 'gone']);
  expect(members.length).toBeGreaterThan(0);
  expect(members[0]).toEqual({
    id: expect.any(String),
    kind: 'groups',
    throughId: 'group-001',
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
  const locked = await standing(
    { groups: ['group-002'], roles: ['role-001'], locked: [{ kind: 'groups', id: 'group-001' }] },
    [first!.id],
  );
  expect(locked).toEqual([{ ...first, locked: true }]);
  const searched = await standing(
    { queries: [{ kind: 'groups', criteria: { keyword: '' }, except: [] }] },
    [first!.id],
  );
  expect(searched[0]).toMatchObject({ id: first!.id, kind: 'groups' });
  expect(await standing({ members: { included: ids, excluded: [] } }, ids)).toEqual([]);
  expect(
    await post('/standing', {
      selection: emptySelection(),
      ids: Array.from({ length: 101 }, (_, index) => `m${index}`),
    }),
  ).toMatchObject({ code: '990422' });
});
