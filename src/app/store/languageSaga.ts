import { call, put, takeLatest } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { noticeShown, noticesDismissed } from '#shared/notices/noticesSlice.ts';
import { saveLocale } from '#shared/i18n/detectLocale.ts';
import { languageRequested, languageShown } from '#shared/i18n/languageSlice.ts';
import { loadPhrases } from '#shared/i18n/messageCatalog.ts';

/**
 * Loads, shows and stores the requested language; the last request wins. Until then the old
 * language stays.
 */
function* showLanguage({ payload: locale }: ReturnType<typeof languageRequested>): SagaGenerator {
  const environment = yield* getEnvironment();
  try {
    yield call(loadPhrases, locale);
  } catch {
    yield put(
      noticeShown({ tone: 'danger', topic: 'language', message: { phrase: 'error.unreachable' } }),
    );
    return;
  }
  yield call(saveLocale, environment, locale);
  yield put(languageShown(locale));
  yield put(noticesDismissed('language'));
}

/** Shows each requested language; a newer request replaces one that is still loading. */
export function* languageSaga(): SagaGenerator {
  yield takeLatest(languageRequested, showLanguage);
}
