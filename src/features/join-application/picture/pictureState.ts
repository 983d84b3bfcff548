import type { PhraseKey } from '#translations/phrases.ts';
import type { Message } from '#shared/i18n/message.ts';
import type { NamedPicture } from '../joinEndpoints';

interface Preview {
  name: string;
  /** A `data:` URL, or the address at the service. */
  preview: string;
}

/** A picture from choosing to uploaded. */
export type Picture =
  | { status: 'none' }
  | (Preview & { status: 'uploading'; percent: number })
  | (Preview & { status: 'failed'; message: Message })
  | (Preview & { status: 'uploaded'; uploaded: NamedPicture });

export interface PictureState {
  picture: Picture;
  /** Whether a chosen file is being checked; the previous picture stays. */
  isReading: boolean;
  /** The problem of the last chosen file; the previous picture stays. */
  problem: PhraseKey | undefined;
  /** The latest event, for screen readers. */
  news: PhraseKey | undefined;
}

type PictureEvent =
  | { type: 'fileSelected' }
  | { type: 'fileRefused'; problem: PhraseKey }
  | ({ type: 'uploadStarted' } & Preview)
  | { type: 'progressed'; percent: number }
  | { type: 'uploadFailed'; message: Message }
  | { type: 'uploadCancelled' }
  | { type: 'uploaded'; uploaded: NamedPicture }
  | { type: 'removed' }
  | { type: 'restored'; uploaded: NamedPicture };

/** The field's initial state: with the uploaded picture, or without any. */
export function startOf(upload: NamedPicture | undefined): PictureState {
  const picture: Picture = upload
    ? { status: 'uploaded', name: upload.name, preview: upload.url, uploaded: upload }
    : { status: 'none' };
  return { picture, isReading: false, problem: undefined, news: undefined };
}

/** The state after an event; events of an earlier picture change nothing. */
export function pictureReducer(state: PictureState, event: PictureEvent): PictureState {
  const { picture } = state;
  switch (event.type) {
    case 'fileSelected':
      // Cleared, so that the same message is announced again for the next file.
      return { picture, isReading: true, problem: undefined, news: undefined };
    case 'fileRefused':
      return { picture, isReading: false, problem: event.problem, news: event.problem };
    case 'removed':
      return {
        picture: { status: 'none' },
        isReading: false,
        problem: undefined,
        news: 'join.picture.removed',
      };
    case 'restored':
      return startOf(event.uploaded);
    case 'uploadStarted': {
      const { name, preview } = event;
      return {
        picture: { status: 'uploading', name, preview, percent: 0 },
        isReading: false,
        problem: undefined,
        news: 'join.picture.uploading',
      };
    }
    default:
  }
  if (picture.status !== 'uploading') return state;
  const { name, preview } = picture;
  switch (event.type) {
    case 'progressed':
      return { ...state, picture: { ...picture, percent: event.percent } };
    case 'uploadFailed':
      return {
        ...state,
        picture: { status: 'failed', name, preview, message: event.message },
        news: 'join.picture.failed',
      };
    case 'uploadCancelled': {
      const message = { phrase: 'join.picture.cancelled' } as const;
      return {
        ...state,
        picture: { status: 'failed', name, preview, message },
        isReading: false,
        news: 'join.picture.cancelled',
      };
    }
    case 'uploaded':
      return {
        ...state,
        picture: { status: 'uploaded', name, preview, uploaded: event.uploaded },
        news: 'join.picture.uploaded',
      };
  }
}
