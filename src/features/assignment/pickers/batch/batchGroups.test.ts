import type { BatchResult } from '../api/pickerEndpoints';
import { batchGroups } from './batchGroups';

const item = (id: string) => ({ id, label: `Name ${id}`, detail: '', state: 'active' as const });
const result = (token: string, status: BatchResult['status'], ...ids: string[]): BatchResult => ({
  token,
  status,
  items: ids.map(item),
  found: ids.length,
});

test('puts each token into the section where the user can act on it', () => {
  const groups = batchGroups(
    [
      result('a', 'matched', '1'),
      result('A1', 'matched', '1'),
      result('b', 'matched', '2'),
      result('c', 'ambiguous', '3', '4'),
      result('d', 'notFound'),
      result('e', 'disabled', '5'),
      result('f', 'outOfScope', '6'),
    ],
    ['long'],
    ({ id }) => id === '2',
  );
  expect(groups).toEqual({
    found: [item('1')],
    already: [item('2')],
    ambiguous: [result('c', 'ambiguous', '3', '4')],
    notFound: ['d', 'long'],
    disabled: ['e'],
    outOfScope: ['f'],
    repeated: 1,
  });
});
