import { answeredFile } from './answeredFile';

const named = (disposition: string) =>
  answeredFile({ type: 'text/csv', disposition, bytes: new Uint8Array() }).name;

test.each([
  ['attachment; filename="import.xlsx"; filename*=UTF-8\'\'%E6%A8%A1%E6%9D%BF.xlsx', '模板.xlsx'],
  ['attachment; filename="errors 1.csv"', 'errors 1.csv'],
  ['attachment; filename=errors.csv', 'errors.csv'],
  ['attachment; filename="plain.csv"; filename*=UTF-8\'\'%E6%A8', 'plain.csv'],
  ['attachment', ''],
  ['', ''],
])('the name in %j is %j', (disposition, name) => {
  expect(named(disposition)).toBe(name);
});

test('keeps all bytes, however many, and the media type without parameters', () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
  const { base64, type } = answeredFile({
    type: 'Text/CSV; charset=utf-8',
    disposition: '',
    bytes,
  });
  expect(type).toBe('text/csv');
  expect(Buffer.from(base64, 'base64').equals(Buffer.from(bytes))).toBe(true);
});
