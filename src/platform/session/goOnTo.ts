import { call, select } from 'redux-saga/effects';
import { environmentOf } from '../environment/environmentOf';
import { keepLocale } from '../language/detectLocale';
import { selectLocale } from '../language/languageSlice';

/**
 * Goes where a visitor wanted to come to by signing in, in the language of this page: it may have it from its own address,
 * and the one that is wanted have none.
 * @param returnTo accepted before (D11)
 */
export function* goOnTo(returnTo: string): Generator<unknown, void, unknown> {
  const environment = yield* environmentOf();
  keepLocale(environment, (yield select(selectLocale)) as ReturnType<typeof selectLocale>);
  yield call(environment.goTo, returnTo);
}
