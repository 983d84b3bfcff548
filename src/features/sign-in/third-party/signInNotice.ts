import { put } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { noticeShown } from '#shared/notices/noticesSlice.ts';
import type { Notice } from '#shared/notices/noticesSlice.ts';
import type { PhraseKey } from '#translations/phrases.ts';

/** Shows a notice that disappears with the sign-in dialog. */
export function* showSignInNotice(tone: Notice['tone'], phrase: PhraseKey): SagaGenerator {
  yield put(noticeShown({ tone, topic: 'sign-in', message: { phrase } }));
}
