import { call, put, takeLatest } from 'redux-saga/effects';
import type { Steps } from '#lib/saga/steps.ts';
import { environmentOf } from '#shared/browser/environmentOf.ts';
import { noticeGiven, topicCleared } from '#shared/notices/noticesSlice.ts';
import { keepLocale } from './detectLocale';
import { languageAsked, languageShown } from './languageSlice';
import { loadPhrases } from './phraseBook';

/** Fetches, shows and keeps the language asked for; the last wish wins. Until then the old language stays. */
function* showLanguage({ payload: locale }: ReturnType<typeof languageAsked>): Steps {
  const environment = yield* environmentOf();
  try {
    yield call(loadPhrases, locale);
  } catch {
    yield put(
      noticeGiven({ tone: 'danger', topic: 'language', message: { phrase: 'error.unreachable' } }),
    );
    return;
  }
  yield call(keepLocale, environment, locale);
  yield put(languageShown(locale));
  yield put(topicCleared('language'));
}

/** Shows each language that is asked for; a newer wish takes the place of one that is still being fetched. */
export function* languageSaga(): Steps {
  yield takeLatest(languageAsked, showLanguage);
}
