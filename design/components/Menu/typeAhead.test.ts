import { createTypeAhead } from './typeAhead';

const labels = ['Profile', 'Password', 'Log out', 'Logs'];

test('quickly typed characters add up, and a pause starts again', () => {
  const find = createTypeAhead();
  expect(find('l', labels, 0, 1000)).toBe(2);
  expect(find('o', labels, 2, 1100)).toBe(2);
  expect(find('p', labels, 2, 2000)).toBe(0);
});

test('one repeated character goes from match to match', () => {
  const find = createTypeAhead();
  expect(find('p', labels, 0, 1000)).toBe(1);
  expect(find('p', labels, 1, 1100)).toBe(0);
});

test('finds nothing if no label begins with it', () => {
  expect(createTypeAhead()('x', labels, 0, 1000)).toBe(-1);
});
