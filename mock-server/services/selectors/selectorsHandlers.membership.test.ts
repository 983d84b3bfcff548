/** @jest-environment node */
import type { components } from '#shared/api/contract/types.generated.ts';
import { emptySelection } from '#lib/selection/selection.ts';
import type { Selection } from '#lib/selection/selection.ts';
import { selectorMockForFile } from '#mock/testing/selectorNamespace.ts';

type Schemas = components['schemas'];

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
