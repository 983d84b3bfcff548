import { call } from 'redux-saga/effects';
import type { Steps } from '../../lib/steps';
import { environmentOf } from '../environment/environmentOf';
import { keepPageLanguage } from '../language/keepPageLanguage';

/**
 * Goes where a visitor wanted to come to by signing in, in the language of this page.
 * @param returnTo accepted before (D11)
 */
export function* goOnTo(returnTo: string): Steps {
  const environment = yield* environmentOf();
  yield* keepPageLanguage();
  yield call(environment.goTo, returnTo);
}
