/** @jest-environment node */
import { pictureReducer, startOf } from './pictureState';
import type { PictureEvent, PictureState } from './pictureState';

const KEPT = { imageId: 'i1', url: '/pictures/i1', name: 'me.png' };
const SHOWN = { name: 'me.png', preview: 'data:image/png;base64,AA==' };
const FAILURE = { phrase: 'error.offline' } as const;

const PROBLEM = 'join.picture.problem.unreadable';

const started: PictureEvent = { type: 'uploadStarted', ...SHOWN };

const after = (...events: PictureEvent[]): PictureState =>
  events.reduce(pictureReducer, startOf(undefined));

test('starts empty, or with the picture that was uploaded before', () => {
  expect(startOf(undefined).picture).toEqual({ status: 'none' });
  expect(startOf(KEPT).picture).toEqual({
    status: 'uploaded',
    name: 'me.png',
    preview: '/pictures/i1',
    uploaded: KEPT,
  });
});

test('an upload counts from 0 and shows the local preview to its end', () => {
  expect(after({ type: 'fileChosen' }).isReading).toBe(true);
  const uploading = after({ type: 'fileChosen' }, started);
  expect(uploading.picture).toEqual({ status: 'uploading', ...SHOWN, percent: 0 });
  expect(uploading.isReading).toBe(false);
  const done = after(
    started,
    { type: 'progressed', percent: 60 },
    { type: 'uploaded', uploaded: KEPT },
  );
  expect(done.picture).toEqual({ status: 'uploaded', ...SHOWN, uploaded: KEPT });
  expect(done.news).toBe('join.picture.uploaded');
});

test('a refused file leaves the picture that was there', () => {
  const events: PictureEvent[] = [
    { type: 'fileChosen' },
    { type: 'fileRefused', problem: PROBLEM },
  ];
  const state = events.reduce(pictureReducer, startOf(KEPT));
  expect(state.picture).toEqual(startOf(KEPT).picture);
  expect(state).toMatchObject({ problem: PROBLEM, news: PROBLEM });
});

test('choosing again clears the message, so that the same one is announced again', () => {
  const refused = after({ type: 'fileRefused', problem: PROBLEM });
  expect(pictureReducer(refused, { type: 'fileChosen' })).toMatchObject({
    problem: undefined,
    news: undefined,
  });
});

test.each<[string, PictureEvent, object]>([
  ['failed', { type: 'uploadFailed', message: FAILURE }, FAILURE],
  ['cancelled', { type: 'uploadCancelled' }, { phrase: 'join.picture.cancelled' }],
])('an upload that %s keeps the preview and says why', (_about, event, message) => {
  expect(after(started, event).picture).toEqual({ status: 'failed', ...SHOWN, message });
});

const LATE: PictureEvent[] = [
  { type: 'progressed', percent: 60 },
  { type: 'uploaded', uploaded: KEPT },
  { type: 'uploadFailed', message: FAILURE },
  { type: 'uploadCancelled' },
];

test.each(LATE)('$type after the picture was removed changes nothing', (event) => {
  const removed = after(started, { type: 'removed' });
  expect(pictureReducer(removed, event)).toBe(removed);
  expect(removed).toMatchObject({ picture: { status: 'none' }, news: 'join.picture.removed' });
});

test('undoing a removal shows the uploaded picture without an announcement', () => {
  expect(after({ type: 'removed' }, { type: 'restored', uploaded: KEPT })).toEqual(startOf(KEPT));
});
