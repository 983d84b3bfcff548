/** @jest-environment node */
import { readIsoTime } from './isoTime';

it.each([
  ['2025-03-22T10:00:00.000Z', Date.UTC(2025, 2, 22, 10)],
  ['2025-03-22T18:00:00+08:00', Date.UTC(2025, 2, 22, 10)],
  ['2025-03-22T05:00:00-05:00', Date.UTC(2025, 2, 22, 10)],
  ['2025-03-22t10:00:00z', Date.UTC(2025, 2, 22, 10)],
])('reads %s', (text, moment) => expect(readIsoTime(text)).toBe(moment));

it.each([
  undefined,
  null,
  1742637600000,
  {},
  '',
  'soon',
  '2025',
  '2025-03-22',
  '2025-13-40T10:00:00Z',
  'in 3 days',
  '2025-03-22T10:00:00',
  ' 2025-03-22T10:00:00Z',
  '2025-03-22T10:00:00Z<script>',
  '+002025-03-22T10:00:00Z',
])('refuses %j', (value) => expect(readIsoTime(value)).toBeUndefined());
