import { call } from 'redux-saga/effects';
import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import type { Steps } from '#lib/saga/steps.ts';
import { environmentOf } from '#shared/browser/environmentOf.ts';
import { keepPageLanguage } from '#shared/i18n/keepPageLanguage.ts';

/**
 * Goes where a visitor wanted to come to by signing in, in the language of this page.
 */
export function* goOnTo(returnTo: AcceptedAddress): Steps {
  const environment = yield* environmentOf();
  yield* keepPageLanguage();
  yield call(environment.goTo, returnTo);
}

/**
 * Goes on with the session of another tab, which nobody pressed for in this one. A page that Back or Forward led to stays
 * (docs/adr/0001).
 */
export function* goOnByItself(returnTo: AcceptedAddress): Steps {
  const { isRevisit } = yield* environmentOf();
  if (!isRevisit()) yield* goOnTo(returnTo);
}
