/** @jest-environment node */
import type { DepartmentBase } from './departmentBase';
import { viewDepartments } from './departmentView';

const NAMES = ['Company', 'Sales', 'Shops', 'Production', 'Partners'];

/** Company with Sales (with Shops) and Production; Partners beside it. */
const BASE: DepartmentBase = {
  departments: NAMES.map((name, place) => ({
    id: name.toLowerCase(),
    name,
    parent: [-1, 0, 1, 0, -1][place] ?? -1,
    depth: [1, 2, 3, 2, 1][place] ?? 1,
  })),
  ends: Uint32Array.from([4, 3, 3, 4, 5]),
  places: new Map(NAMES.map((name, place) => [name.toLowerCase(), place])),
};
const [COMPANY, SALES, SHOPS, PRODUCTION, PARTNERS] = [0, 1, 2, 3, 4];

test('without changes every department is listed, with its path and ancestors', () => {
  const view = viewDepartments(BASE, [], []);
  expect(view.listed).toEqual([COMPANY, SALES, SHOPS, PRODUCTION, PARTNERS]);
  expect(view.pathOf(SHOPS)).toBe('Company / Sales / Shops');
  expect(view.ancestorIdsOf(SHOPS)).toEqual(['company', 'sales']);
  expect(view.ancestorIdsOf(PARTNERS)).toEqual([]);
  expect([COMPANY, SALES, SHOPS].map((place) => view.hasChildren(place))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a new name shows in the paths below', () => {
  const view = viewDepartments(BASE, [{ id: 'sales', name: 'Retail' }], []);
  expect(view.nameOf(SALES)).toBe('Retail');
  expect(view.pathOf(SHOPS)).toBe('Company / Retail / Shops');
});

test('a deleted department takes its descendants along', () => {
  const view = viewDepartments(BASE, [{ id: 'sales', removed: true }], []);
  expect(view.listed).toEqual([COMPANY, PRODUCTION, PARTNERS]);
  expect([view.isRemoved(SALES), view.isRemoved(SHOPS), view.isRemoved(PRODUCTION)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(view.hasChildren(COMPANY)).toBe(true);
});

test('a branch out of reach is not listed, but it is not deleted', () => {
  const view = viewDepartments(BASE, [], ['partners', 'production']);
  expect(view.listed).toEqual([COMPANY, SALES, SHOPS]);
  expect([view.isReached(PARTNERS), view.isRemoved(PARTNERS)]).toEqual([false, false]);
});

test('a department whose children are all hidden has none', () => {
  const view = viewDepartments(BASE, [{ id: 'shops', removed: true }], []);
  expect(view.hasChildren(SALES)).toBe(false);
});

test('unknown ids and places change nothing and have no name', () => {
  const view = viewDepartments(BASE, [{ id: 'unknown', removed: true }], ['unknown']);
  expect(view.listed).toHaveLength(5);
  expect([view.nameOf(99), view.isListed(99), view.hasChildren(99)]).toEqual(['', false, false]);
});
