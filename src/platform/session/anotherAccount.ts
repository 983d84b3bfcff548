import { take } from 'redux-saga/effects';
import { environmentOf } from '../environment/environmentOf';
import { accountMark } from './accountMark';
import { sessionFound } from './sessionSlice';

/** Waits until another account's session stands in this one's place, without this one having ended here: the last tab wins (D12). */
export function* anotherAccount(): Generator<unknown, true, unknown> {
  const environment = yield* environmentOf();
  const before = accountMark(environment);
  do yield take(sessionFound);
  while (accountMark(environment) === before);
  return true;
}
