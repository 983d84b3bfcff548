/** @jest-environment node */
import { limits } from '#mock/limits.ts';
import { makeNamespaces } from '#mock/state/namespaces.ts';
import { en_US } from '#mock/texts/messages/en_US.ts';
import type { SelectorContext } from './entries';
import { canLookUp, lookUp, resolveIds } from './lookUp';

/** A namespace with three own visitors, two with the same name. */
function setUp(): SelectorContext {
  const namespace = makeNamespaces(1).of('look-up');
  const tenant = namespace.database.find('tenants', ({ directory }) => directory === 'standard');
  if (tenant === undefined) throw new Error('no seeded academy');
  for (const [id, name, mobile] of [
    ['v-1', 'Anna Test', '13800000001'],
    ['v-2', 'Anna Test', '13800000002'],
    ['v-3', 'Ｂen Test', '13800000003'],
  ] as const)
    namespace.database.insert('visitors', { id, name, mobile });
  return { namespace, tenant, say: en_US, userId: 'user-admin' };
}

const found = (
  context: SelectorContext,
  tokens: string[],
  field: 'all' | 'name' | 'mobile' = 'all',
) =>
  lookUp('visitors', context, tokens, field).map(({ token, status, items }) => [
    token,
    status,
    items.map(({ id }) => id).join(),
  ]);

test('each token has a result, in order, also when it is repeated or empty', () => {
  expect(found(setUp(), ['13800000001', '', 'nothing', '13800000001'])).toEqual([
    ['13800000001', 'matched', 'v-1'],
    ['', 'notFound', ''],
    ['nothing', 'notFound', ''],
    ['13800000001', 'matched', 'v-1'],
  ]);
});

test('whole texts match, ignoring case, width and separators', () => {
  expect(found(setUp(), [' BEN  test', 'Ben', '+86 138-0000-0003'])).toEqual([
    [' BEN  test', 'matched', 'v-3'],
    ['Ben', 'notFound', ''],
    ['+86 138-0000-0003', 'matched', 'v-3'],
  ]);
});

test('a token that several items match is ambiguous', () => {
  expect(found(setUp(), ['anna test'])).toEqual([['anna test', 'ambiguous', 'v-1,v-2']]);
});

test('one column is searched alone', () => {
  expect(found(setUp(), ['13800000001'], 'name')).toEqual([['13800000001', 'notFound', '']]);
  expect(canLookUp('visitors', 'mobile')).toBe(true);
  expect(canLookUp('visitors', 'account')).toBe(false);
  expect(canLookUp('members', 'department')).toBe(false);
  expect(canLookUp('groups', 'all')).toBe(true);
});

test('a result contains the first items and their whole number', () => {
  const context = setUp();
  for (let index = 0; index < limits.batchItems + 5; index += 1)
    context.namespace.database.insert('visitors', {
      id: `many-${index}`,
      name: 'Many',
      mobile: String(index),
    });
  const [result] = lookUp('visitors', context, ['many'], 'name');
  expect(result).toMatchObject({ status: 'ambiguous', found: limits.batchItems + 5 });
  expect(result?.items).toHaveLength(limits.batchItems);
});

test('ids become labels in their order; ids that do not exist are listed apart', () => {
  const { items, missing } = resolveIds('visitors', setUp(), ['v-3', 'gone', 'v-1']);
  expect(items.map(({ id, detail }) => `${id} ${detail}`)).toEqual([
    'v-3 13800000003',
    'v-1 13800000001',
  ]);
  expect(missing).toEqual(['gone']);
});

test('more tokens or ids than the contract allows are an error', () => {
  const many = (count: number) => Array.from({ length: count }, () => 'x');
  expect(() => lookUp('visitors', setUp(), many(limits.batchTokens + 1), 'all')).toThrow(
    RangeError,
  );
  expect(() => resolveIds('visitors', setUp(), many(limits.resolvedIds + 1))).toThrow(RangeError);
  expect(lookUp('visitors', setUp(), many(limits.batchTokens), 'all')).toHaveLength(500);
});
