import { LARGEST_BODY_BYTES } from './exchange';

/** Bytes of the request's body that have left, and all that must. */
export type Progress = (sent: number, total: number) => void;

export interface UploadRequest {
  url: string;
  method: string;
  headers: Headers;
  body: FormData;
  signal: AbortSignal;
  onProgress: Progress;
}

/** Like `fetch`, but tells how much has been sent. Rejects as `fetch` does. */
export type Upload = (request: UploadRequest) => Promise<Response>;

/** Statuses whose `Response` may have no body. */
const BODILESS = [204, 205, 304];
const HIGHEST_STATUS = 599;

function responseOf(xhr: XMLHttpRequest): Response {
  const body = BODILESS.includes(xhr.status) ? null : (xhr.response as ArrayBuffer);
  const retryAfter = xhr.getResponseHeader('retry-after');
  return new Response(body, {
    status: xhr.status,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  });
}

/**
 * Sends a form with files by XMLHttpRequest, because `fetch` cannot tell how an upload gets on. It follows
 * redirects and cannot be told not to; the browser takes the bearer off when one leaves the origin, and what
 * comes from another address than the one that was asked is no answer. Same-origin credentials, as `fetch`.
 */
export const upload: Upload = ({ url, method, headers, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const aborted = () => new DOMException('Aborted', 'AbortError');
    if (signal.aborted) {
      reject(aborted());
      return;
    }
    const xhr = new XMLHttpRequest();
    const fail = () => reject(new TypeError('Failed to upload'));
    const stop = () => xhr.abort();
    xhr.open(method, url);
    xhr.responseType = 'arraybuffer';
    headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    // More than any answer has: the exchange refuses what has come so far, for the rest need not come.
    xhr.onprogress = ({ loaded }) => {
      if (loaded <= LARGEST_BODY_BYTES) return;
      resolve(new Response(new Uint8Array(LARGEST_BODY_BYTES + 1)));
      xhr.abort();
    };
    // Nor is what has no status that a `Response` may bear: a gateway's 999.
    xhr.onload = () =>
      xhr.responseURL === url && xhr.status <= HIGHEST_STATUS ? resolve(responseOf(xhr)) : fail();
    xhr.onerror = fail;
    xhr.onabort = () => reject(aborted());
    xhr.onloadend = () => signal.removeEventListener('abort', stop);
    signal.addEventListener('abort', stop);
    xhr.send(body);
  });
