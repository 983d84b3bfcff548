/** @jest-environment node */
import { criteriaOf, filterCount, FIRST_VIEW, isNarrowed, isSearchPending } from './listView';
import type { ListView } from './listView';

const DEPARTMENT = { id: 'd1', name: 'Sales' };
const view = (more: Partial<ListView>): ListView => ({ ...FIRST_VIEW, ...more });

test.each<[string, Partial<ListView>, object]>([
  ['nothing', {}, { keyword: '' }],
  ['a word', { keyword: 'li' }, { keyword: 'li' }],
  [
    'an address in brackets',
    { keyword: 'Ada <ada@corp.example>' },
    { keyword: 'ada@corp.example' },
  ],
  ['an address in a list', { keyword: 'ada@corp.example;' }, { keyword: 'ada@corp.example' }],
  ['a name in brackets', { keyword: '(Asia)' }, { keyword: '(Asia)' }],
  ['a column', { keyword: 'li', field: 'name' }, { keyword: 'li', field: 'name' }],
  ['own rows', { createdByMe: true }, { keyword: '', createdByMe: true }],
  ['a department', { department: DEPARTMENT }, { keyword: '', departmentId: 'd1' }],
  [
    'a department alone',
    { department: DEPARTMENT, scope: 'single' },
    { keyword: '', departmentId: 'd1', scope: 'single' },
  ],
  ['a scope without a department', { scope: 'single' }, { keyword: '' }],
  ['page, size and batch text', { page: 9, size: 50, batchText: 'x' }, { keyword: '' }],
])('the search of a view with %s', (_about, more, criteria) => {
  expect(criteriaOf(view(more))).toEqual(criteria);
});

test('a search is pending while the text differs by more than its outer spaces', () => {
  expect(isSearchPending({ typed: ' li ', keyword: 'li' })).toBe(false);
  expect(isSearchPending({ typed: 'li', keyword: '' })).toBe(true);
  expect(isSearchPending({ typed: '  ', keyword: '' })).toBe(false);
});

test('counts the filters beside the search, not the search itself', () => {
  expect(filterCount(view({ keyword: 'li' }))).toBe(0);
  expect(filterCount(view({ scope: 'single' }))).toBe(0);
  expect(filterCount(view({ field: 'name', createdByMe: true, department: DEPARTMENT }))).toBe(3);
});

test.each<[Partial<ListView>, boolean]>([
  [{}, false],
  [{ typed: 'li' }, false],
  [{ field: 'name' }, false],
  [{ keyword: 'li' }, true],
  [{ createdByMe: true }, true],
  [{ department: DEPARTMENT }, true],
])('%j narrows the list: %s', (more, isNarrow) => {
  expect(isNarrowed(view(more))).toBe(isNarrow);
});
