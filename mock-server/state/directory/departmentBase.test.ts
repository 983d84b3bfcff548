/** @jest-environment node */
import { makeDepartments } from './departmentBase';
import { directoryBase } from './directoryBase';
import { memberTextsOf } from './memberBase';

test.each([300, 5001])(
  '%i departments form a tree of six levels, in tree order, with names that are unique among siblings',
  (count) => {
    const { departments, ends, places } = makeDepartments(1, count);
    expect(departments.filter(({ id }) => !id.startsWith('department-partners'))).toHaveLength(
      count,
    );
    expect(Math.max(...departments.map(({ depth }) => depth))).toBe(6);
    expect(places.size).toBe(departments.length);
    expect(new Set(departments.map(({ parent, name }) => `${parent} ${name}`)).size).toBe(
      departments.length,
    );
    for (const [place, { parent, depth }] of departments.entries()) {
      expect(depth).toBe((departments[parent]?.depth ?? 0) + 1);
      if (parent >= 0) expect(parent < place && place < ends[parent]!).toBe(true);
    }
  },
);

test('the same seed gives the same people, another seed others', () => {
  const names = (seed: number): string[] =>
    Array.from({ length: 50 }, (_, row) => memberTextsOf(seed, 100 + row).name);
  expect(names(1)).toEqual(names(1));
  expect(names(1)).not.toEqual(names(2));
  expect(directoryBase(1, 'standard')).toBe(directoryBase(1, 'standard'));
});
