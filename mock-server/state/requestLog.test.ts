/** @jest-environment node */
import type { LoggedRequest } from './controlTypes';
import { makeRequestLog } from './requestLog';

test('keeps the newest 2,000 calls', () => {
  const log = makeRequestLog();
  for (let call = 0; call < 2001; call += 1) log.add({ operation: null } as LoggedRequest);
  const ids = log.list().map(({ id }) => id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([2000, 2001, 2]);
});
