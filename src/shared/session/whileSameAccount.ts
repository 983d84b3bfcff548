import { call, race, take } from 'redux-saga/effects';
import type { Steps } from '#lib/saga/steps.ts';
import { environmentOf } from '#shared/browser/environmentOf.ts';
import { accountMark } from './accountMark';
import { sessionEnded, sessionFound } from './sessionSlice';

/** Waits until another account's session stands in this one's place, without this one having ended here: the last tab wins (D12). */
function* anotherAccount(): Steps<true> {
  const environment = yield* environmentOf();
  const before = accountMark(environment);
  do yield take(sessionFound);
  while (accountMark(environment) === before);
  return true;
}

/**
 * Serves whoever is signed in, for as long as that session lasts; then what was asked for it is aborted.
 * @returns whether another account's session has taken its place
 */
export function* whileSameAccount(serve: () => Steps): Steps<boolean> {
  const { other } = (yield race({
    served: call(serve),
    ended: take(sessionEnded),
    other: call(anotherAccount),
  })) as { other?: true };
  return other === true;
}
