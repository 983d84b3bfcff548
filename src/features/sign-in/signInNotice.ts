import { put } from 'redux-saga/effects';
import { noticeGiven } from '../../platform/notices/noticesSlice';
import type { Notice } from '../../platform/notices/noticesSlice';
import type { PhraseKey } from '../../../translations/phrases';

/** Tells the visitor something about signing in; it goes when the dialog does. */
export function* tellAtSignIn(tone: Notice['tone'], phrase: PhraseKey): Generator<unknown, void, unknown> {
  yield put(noticeGiven({ tone, topic: 'sign-in', message: { phrase } }));
}
