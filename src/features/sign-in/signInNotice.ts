import { put } from 'redux-saga/effects';
import type { Steps } from '#lib/saga/steps.ts';
import { noticeGiven } from '#shared/notices/noticesSlice.ts';
import type { Notice } from '#shared/notices/noticesSlice.ts';
import type { PhraseKey } from '#translations/phrases.ts';

/** Tells the visitor something about signing in; it goes when the dialog does. */
export function* tellAtSignIn(tone: Notice['tone'], phrase: PhraseKey): Steps {
  yield put(noticeGiven({ tone, topic: 'sign-in', message: { phrase } }));
}
