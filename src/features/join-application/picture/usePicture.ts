import { useEffect, useReducer, useRef } from 'react';
import { isApiError } from '#shared/api/client/apiError.ts';
import type { Message } from '#shared/i18n/message.ts';
import { useUploadImageMutation } from '../joinEndpoints';
import type { NamedPicture } from '../joinEndpoints';
import { failureMessage } from '#shared/i18n/transportMessage.ts';
import { pictureReducer, startOf } from './pictureState';
import { readPicture } from './readPicture';
import type { ReadPicture } from './readPicture';

/** Aborts a running upload. */
interface RunningUpload {
  abort?: () => void;
}

function failureOf(error: unknown): Message {
  return isApiError(error) ? failureMessage(error) : { phrase: 'join.picture.failed' };
}

/**
 * The form's picture: checked when chosen, then uploaded at once. Another choice, canceling,
 * removing and leaving abort what is running, and late answers are dropped.
 */
export function usePicture(initial: NamedPicture | undefined) {
  const [state, dispatch] = useReducer(pictureReducer, initial, startOf);
  const [send] = useUploadImageMutation();
  /** The last checked picture, for another upload. */
  const last = useRef<ReadPicture>(undefined);
  /** The newest upload and the newest check; results of older ones are late. */
  const current = useRef<RunningUpload>({});
  const checking = useRef<ReturnType<typeof readPicture>>(undefined);
  const begin = () => {
    checking.current = undefined;
    current.current.abort?.();
    const own: RunningUpload = {};
    current.current = own;
    return own;
  };
  useEffect(() => () => void begin(), []);

  const upload = async (picture: ReadPicture) => {
    const { file, preview } = picture;
    const own = begin();
    last.current = picture;
    dispatch({ type: 'uploadStarted', name: file.name, preview });
    const onProgress = (sent: number, total: number) => {
      if (current.current === own && total > 0)
        dispatch({ type: 'progressed', percent: Math.floor((100 * sent) / total) });
    };
    const sending = send({ file, onProgress });
    own.abort = () => sending.abort();
    const { data, error } = await sending;
    if (current.current !== own) return;
    delete own.abort;
    if (data) dispatch({ type: 'uploaded', uploaded: { ...data, name: file.name } });
    else dispatch({ type: 'uploadFailed', message: failureOf(error) });
  };

  return {
    ...state,
    restore: (uploaded: NamedPicture) => dispatch({ type: 'restored', uploaded }),
    choose: async (files: readonly File[]) => {
      const [file, ...others] = files;
      if (file === undefined) return;
      // A running upload continues, because the new file may be invalid. A running check is
      // dropped.
      checking.current = undefined;
      if (others.length > 0) {
        dispatch({ type: 'fileRefused', problem: 'join.picture.problem.several' });
        return;
      }
      dispatch({ type: 'fileSelected' });
      const own = readPicture(file);
      checking.current = own;
      const reading = await own;
      if (checking.current !== own) return;
      if (reading.problem !== undefined)
        dispatch({ type: 'fileRefused', problem: reading.problem });
      else await upload(reading);
    },
    retry: () => {
      if (last.current) void upload(last.current);
    },
    cancel: () => {
      begin();
      dispatch({ type: 'uploadCancelled' });
    },
    remove: () => {
      begin();
      last.current = undefined;
      dispatch({ type: 'removed' });
    },
  };
}

export type PictureControl = ReturnType<typeof usePicture>;
