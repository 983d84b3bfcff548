import { put } from 'redux-saga/effects';
import type { Steps } from '../../lib/steps';
import { noticeGiven } from '../../platform/notices/noticesSlice';
import type { Notice } from '../../platform/notices/noticesSlice';
import type { PhraseKey } from '../../../translations/phrases';

/** Tells the visitor something about signing in; it goes when the dialog does. */
export function* tellAtSignIn(tone: Notice['tone'], phrase: PhraseKey): Steps {
  yield put(noticeGiven({ tone, topic: 'sign-in', message: { phrase } }));
}
