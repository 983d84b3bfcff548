/** @jest-environment node */
import { calendarDaysBetween } from './remainingTime';

const at = (day: number, hour: number, minute = 0) =>
  new Date(2025, 2, day, hour, minute).getTime();

it.each([
  ['the same day', at(10, 0), at(10, 23, 59), 0],
  ['a minute across midnight', at(10, 23, 59), at(11, 0), 1],
  ['twelve days and an hour', at(10, 9), at(22, 10), 12],
  ['twelve days minus an hour', at(10, 11), at(22, 10), 12],
  ['yesterday', at(10, 0), at(9, 23), -1],
  ['across the change to summer time', at(29, 12), at(31, 12), 2],
])('counts %s', (_case, from, to, days) => expect(calendarDaysBetween(from, to)).toBe(days));
