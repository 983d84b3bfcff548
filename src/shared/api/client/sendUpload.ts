import { exchange } from './exchange';
import type { RawAnswer } from './exchange';
import type { Progress, Upload, UploadRequest } from './upload';

export interface UploadExchange extends Pick<UploadRequest, 'url' | 'method' | 'headers' | 'body'> {
  /** Aborts when the caller gives up. */
  caller: AbortSignal;
  onProgress?: Progress | undefined;
  upload: Upload;
}

/**
 * One upload. The deadline is one of silence: it starts anew whenever more bytes have left, and once more for
 * the answer when all have (D34). Never rejects.
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
        // The same number again is no progress.
        if (sent <= most || signal.aborted) return;
        most = sent;
        alive();
        onProgress?.(sent, total);
      },
    });
  return exchange({ send, caller });
}
