import { batchTokens, chunksOf } from './batchTokens';

test.each<[string, string, string[]]>([
  ['white space of every kind', 'a b\tc\nd\u3000e\u00a0f', ['a', 'b', 'c', 'd', 'e', 'f']],
  ['commas and semicolons of either width', 'a,b，c;d；e、f', ['a', 'b', 'c', 'd', 'e', 'f']],
  ['quoted phrases whole', '"Li Lei, Dr" x “Han Mei”', ['Li Lei, Dr', 'x', 'Han Mei']],
  ['a quote that is not closed', '"Li Lei', ['Li', 'Lei']],
  ['duplicates in case and width once, as first written', 'Ａ１ a1 A1 b', ['Ａ１', 'b']],
  ['nothing at all', ' ,;""  " " ', []],
  ['repeated separators', 'a,,;;  b', ['a', 'b']],
])('%s', (_what, text, tokens) => {
  expect(batchTokens(text)).toEqual(tokens);
});

test('a list is cut into parts in its order', () => {
  const names = Array.from({ length: 1001 }, (_, index) => `n${index}`);
  expect(chunksOf(names, 500).map((chunk) => chunk.length)).toEqual([500, 500, 1]);
  expect(chunksOf(names, 500).flat()).toEqual(names);
});
