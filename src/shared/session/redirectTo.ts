import { call } from 'redux-saga/effects';
import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { savePageLanguage } from '#shared/i18n/savePageLanguage.ts';

/** Goes to the return address, in the language of this page. */
export function* redirectTo(returnTo: AcceptedAddress): SagaGenerator {
  const environment = yield* getEnvironment();
  yield* savePageLanguage();
  yield call(environment.goTo, returnTo);
}

/**
 * Redirects after another tab signed in; the user clicked nothing in this tab. A page reached by
 * Back or Forward stays (docs/adr/0001).
 */
export function* goOnByItself(returnTo: AcceptedAddress): SagaGenerator {
  const { isRevisit } = yield* getEnvironment();
  if (!isRevisit()) yield* redirectTo(returnTo);
}
