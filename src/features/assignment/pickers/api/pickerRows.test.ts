/** @jest-environment node */
import type { SelectionCriteria } from '#lib/selection/selection.ts';
import { detailOf, memberRow, plainRow, rowMatches } from './pickerRows';

const MEMBER = memberRow({
  id: 'm1',
  name: 'Ｗei Zhang',
  nickName: '',
  jobNumber: '0086083',
  mailBox: 'wei@example.org',
  account: 'wei.zhang1',
  mobileNumber: '13800000001',
  uniportalAccount: '',
  vendorId: '',
  employeeAccount: '',
  state: 'active',
  departments: [
    { id: 'd2', name: 'Sales', path: 'Head office / Sales', ancestorIds: ['d1'] },
    { id: 'd3', name: '', path: '', ancestorIds: [] },
  ],
});
const GROUP = plainRow({ id: 'g1', name: 'Team', number: '12', creator: 'Li', headCount: 12 });

test('a member shows its departments in one cell and can take part while active', () => {
  expect(MEMBER.texts.department).toBe('Sales');
  expect(MEMBER.isActive).toBe(true);
});

test('a row of another kind shows its count and belongs to no department', () => {
  expect(GROUP.texts).toEqual({ name: 'Team', number: '12', creator: 'Li', headCount: '12' });
  expect(GROUP).toMatchObject({ isActive: true, departments: [], createdByMe: undefined });
  expect(plainRow({ id: 'r1', name: 'a\nb' }).texts).toEqual({ name: 'a b' });
});

test('the detail tells rows of the same name apart', () => {
  expect(detailOf(MEMBER)).toBe('0086083 · Head office / Sales');
  expect(detailOf(GROUP)).toBe('12');
  expect(detailOf(plainRow({ id: 'r1', name: 'Role', creator: 'Li' }))).toBe('Li');
  expect(detailOf(plainRow({ id: 'r1', name: 'Role' }))).toBe('');
});

const matches = (
  row: typeof MEMBER,
  criteria: Partial<SelectionCriteria>,
  shown: Partial<SelectionCriteria> = { keyword: 'other' },
) => rowMatches(row, { keyword: '', ...criteria }, { keyword: '', ...shown });

test.each<[string, Partial<SelectionCriteria>, boolean]>([
  ['nothing', {}, true],
  ['white space', { keyword: '  ' }, true],
  ['part of a name, in another width and case', { keyword: 'WEI ｚ' }, true],
  ['part of another column', { keyword: 'example.org' }, true],
  ['a department', { keyword: 'sales' }, true],
  ['a department above its own', { keyword: 'head office' }, false],
  ['another text', { keyword: 'li' }, false],
  ['a name in the column of accounts', { keyword: 'wei z', field: 'account' }, false],
  ['an account in its column', { keyword: 'ZHANG1', field: 'account' }, true],
  ['a department in its column', { keyword: 'Sales', field: 'department' }, true],
  ['a phone number with country code', { keyword: '+86 138-0000-0001' }, true],
  ['its department', { departmentId: 'd2', scope: 'single' }, true],
  ['the department above, with descendants', { departmentId: 'd1' }, true],
  ['the department above alone', { departmentId: 'd1', scope: 'single' }, false],
  ['own rows', { createdByMe: true }, false],
])('a search for %s', (_about, criteria, isFound) => {
  expect(matches(MEMBER, criteria)).toBe(isFound);
});

test('a count is not searched', () => {
  const team = plainRow({ id: 'g1', name: 'Team', headCount: 12 });
  expect(matches(team, { keyword: '12' })).toBe(false);
});

test('the search that found a row matches it, whatever its texts are', () => {
  const search = { keyword: 'nick', field: 'name' };
  expect(matches(MEMBER, search, search)).toBe(true);
  expect(matches(MEMBER, { keyword: 'nick' }, search)).toBe(false);
  expect(matches(MEMBER, { createdByMe: true }, { createdByMe: true })).toBe(true);
});

test('a row of the user is found among own rows', () => {
  const own = plainRow({ id: 'g1', name: 'Team', createdByMe: true });
  expect(matches(own, { createdByMe: true })).toBe(true);
});
