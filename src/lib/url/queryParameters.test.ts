/** @jest-environment node */
import tenantCases from '#testing/cases/tenantId.json';
import { readTenantId, singleParameter } from './queryParameters';

it.each([
  ['?a=1&b=2', '1'],
  ['a=1', '1'],
  ['?a=', ''],
  ['?a', ''],
  ['?a=x+y%26z', 'x y&z'],
  ['?%61=1', '1'],
  ['?a=1#a=2', '1'],
  ['?a=1&a=2', undefined],
  ['?a[]=1', undefined],
  ['?b=1', undefined],
  ['', undefined],
  ['?b=1#&a=2', undefined],
  ['?a=%E0%A4%A', '\ufffd%A'],
])('reads a from %j', (query, value) => expect(singleParameter(query, 'a')).toBe(value));

it.each(tenantCases)('judges tenant $value', ({ value }) => {
  const expected = value === '10001' || value === '0' ? value : undefined;
  expect(readTenantId(`?tenant_id=${encodeURIComponent(value)}`)).toBe(expected);
  expect(readTenantId(`?tenant_id=${value}`)).toBe(expected);
});

it.each(['undefined', '', 'a%0D%0Ab', 'a%0A', 'x'.repeat(65)])('refuses tenant %j', (value) =>
  expect(readTenantId(`?tenant_id=${value}`)).toBeUndefined(),
);

it('accepts the longest tenant', () =>
  expect(readTenantId(`?tenant_id=${'X_-9'.repeat(16)}`)).toBe('X_-9'.repeat(16)));
