import { call } from 'redux-saga/effects';
import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { keepPageLanguage } from '#shared/i18n/keepPageLanguage.ts';

/**
 * Goes where a visitor wanted to come to by signing in, in the language of this page.
 */
export function* redirectTo(returnTo: AcceptedAddress): SagaGenerator {
  const environment = yield* getEnvironment();
  yield* keepPageLanguage();
  yield call(environment.goTo, returnTo);
}

/**
 * Goes on with the session of another tab, which nobody pressed for in this one. A page that Back or Forward led to stays
 * (docs/adr/0001).
 */
export function* goOnByItself(returnTo: AcceptedAddress): SagaGenerator {
  const { isRevisit } = yield* getEnvironment();
  if (!isRevisit()) yield* redirectTo(returnTo);
}
