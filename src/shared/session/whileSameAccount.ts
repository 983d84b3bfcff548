import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { draftOwnerId } from './draftOwnerId';
import { sessionEnded, sessionFound } from './sessionSlice';

/**
 * Waits until another account's session replaces this one without ending it here: the last tab
 * wins.
 */
function* anotherAccount(): SagaGenerator<true> {
  const environment = yield* getEnvironment();
  const before = draftOwnerId(environment);
  do yield* take(sessionFound);
  while (draftOwnerId(environment) === before);
  return true;
}

/**
 * Runs `serve` while the session lasts, then aborts it.
 * @returns whether another account's session has replaced it
 */
export function* whileSameAccount(serve: () => SagaGenerator): SagaGenerator<boolean> {
  const { other } = yield* race({
    served: call(serve),
    ended: take(sessionEnded),
    other: call(anotherAccount),
  });
  return other === true;
}
