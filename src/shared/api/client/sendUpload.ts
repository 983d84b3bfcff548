import { exchange } from './exchange';
import type { RawAnswer } from './exchange';
import type { Progress, Upload, UploadRequest } from './upload';

export interface UploadExchange extends Pick<UploadRequest, 'url' | 'method' | 'headers' | 'body'> {
  /** Aborts when the caller cancels. */
  caller: AbortSignal;
  onProgress?: Progress | undefined;
  upload: Upload;
}

/**
 * One upload. The deadline restarts with each progress event, and once more when all bytes are sent
 * and the answer is pending (D34). Never rejects.
 */
export function sendUpload({
  caller,
  onProgress,
  upload,
  ...request
}: UploadExchange): Promise<RawAnswer> {
  let most = 0;
  const send = (signal: AbortSignal, alive: () => void) =>
    upload({
      ...request,
      signal,
      onProgress: (sent, total) => {
        // A repeated number is not progress.
        if (sent <= most || signal.aborted) return;
        most = sent;
        alive();
        onProgress?.(sent, total);
      },
    });
  return exchange({ send, caller });
}
