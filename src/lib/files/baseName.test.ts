/** @jest-environment node */
import { baseName } from './baseName';

test.each([
  ['members.xlsx', 'members.xlsx'],
  ['../../members.xlsx', 'members.xlsx'],
  ['C:\\Users\\me\\members.xlsx', 'members.xlsx'],
  ['a/b\\c.png', 'c.png'],
  ['a/', ''],
  ['', ''],
  ['a:b.png', 'a:b.png'],
])('the base name of %j is %j', (path, name) => expect(baseName(path)).toBe(name));
