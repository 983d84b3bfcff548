/** @jest-environment node */
import { emptySelection } from '#lib/selection/selection.ts';
import type { Selection } from '#lib/selection/selection.ts';
import { makeNamespaces } from '#mock/state/namespaces.ts';
import { en_US } from '#mock/texts/messages/en_US.ts';
import type { SelectorContext } from './entries';
import { headsOf, membershipsOf } from './peopleSource';

/** A namespace with the seeded directory. */
function setUp(): SelectorContext {
  const namespace = makeNamespaces(1).of('people');
  const tenant = namespace.database.find('tenants', ({ directory }) => directory === 'standard');
  if (tenant === undefined) throw new Error('no seeded academy');
  return { namespace, tenant, say: en_US, userId: 'user-admin' };
}

const selection = (part: Partial<Selection>): Selection => ({ ...emptySelection(), ...part });
const members = (...included: string[]) => ({ members: { included, excluded: [] } });

test('an empty selection has no people', () => {
  expect(headsOf(selection({}), setUp())).toEqual({ members: 0, visitors: 0, total: 0 });
});

test('unknown, repeated and departed members count at most once, or not at all', () => {
  const chosen = members('member-000001', 'member-000001', 'member-100001', 'nothing');
  expect(headsOf(selection(chosen), setUp()).members).toBe(1);
});

test('a group has as many members as its head count says, always the same ones', () => {
  const context = setUp();
  const group = context.namespace.database.rows('groups').find(({ headCount }) => headCount > 1);
  if (group === undefined) throw new Error('no seeded group');
  const chosen = selection({ groups: [group.id, group.id] });
  expect(headsOf(chosen, context).members).toBe(group.headCount);
  expect(headsOf(chosen, setUp())).toEqual(headsOf(chosen, context));
  expect(headsOf(selection({ groups: ['nothing'] }), context).members).toBe(0);
});

test('an import counts once it is finished, with the members that it found', () => {
  const context = setUp();
  const { clock, database } = context.namespace;
  const now = new Date(clock.now()).toISOString();
  database.insert('imports', {
    id: 'import-1',
    userId: context.userId,
    fileName: 'people.xlsx',
    idempotencyKey: 'key',
    fileHash: '',
    uploadedAt: now,
    committedAt: now,
    rows: [
      { row: 2, cells: {}, account: 'a', status: 'success', memberId: 'member-000001' },
      { row: 3, cells: {}, account: 'b', status: 'success', memberId: 'nothing' },
      { row: 4, cells: {}, account: 'c', status: 'disabled', memberId: 'member-000002' },
    ],
  });
  const heads = () => headsOf(selection({ imports: ['import-1'] }), context).members;
  expect(heads()).toBe(0);
  clock.advance(60_000);
  expect(heads()).toBe(1);
  expect(headsOf(selection({ imports: ['nothing'] }), context).members).toBe(0);
});

test('a search that its kind does not support finds no one', () => {
  const context = setUp();
  const heads = (criteria: object) =>
    headsOf(
      selection({ queries: [{ kind: 'members', criteria: criteria as never, except: [] }] }),
      context,
    ).members;
  expect(heads({ keyword: '' })).toBeGreaterThan(90_000);
  expect(heads({ keyword: '', createdByMe: true })).toBe(0);
});

test('visitors count beside members, unknown ones not', () => {
  const context = setUp();
  context.namespace.database.insert('visitors', { id: 'v-1', name: 'Anna', mobile: '13800000001' });
  expect(
    headsOf(selection({ ...members('member-000001'), visitors: ['v-1', 'nothing'] }), context),
  ).toEqual({ members: 1, visitors: 1, total: 2 });
});

test('names through which group a member is included, in the order of the ids', () => {
  const context = setUp();
  const group = context.namespace.database.rows('groups').find(({ headCount }) => headCount > 100);
  if (group === undefined) throw new Error('no seeded group');
  const ids = Array.from(
    { length: 100_000 },
    (_, index) => `member-${String(100_000 - index).padStart(6, '0')}`,
  );
  const found = membershipsOf(selection({ groups: [group.id] }), [...ids, 'nothing'], context);
  expect(found).toHaveLength(group.headCount);
  expect(found[0]).toMatchObject({ kind: 'groups', throughId: group.id, locked: false });
  const order = found.map(({ id }) => id);
  expect(order).toEqual([...order].sort().reverse());
});
