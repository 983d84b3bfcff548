import { MAX_BODY_BYTES } from './exchange';

/** Bytes of the request body sent so far, and in total. */
export type Progress = (sent: number, total: number) => void;

export interface UploadRequest {
  url: string;
  method: string;
  headers: Headers;
  body: FormData;
  signal: AbortSignal;
  onProgress: Progress;
}

/** Like `fetch`, but reports upload progress. Rejects as `fetch` does. */
export type Upload = (request: UploadRequest) => Promise<Response>;

/** Statuses whose `Response` must not have a body. */
const BODILESS = [204, 205, 304];
const MAX_STATUS = 599;

function responseOf(xhr: XMLHttpRequest): Response {
  const body = BODILESS.includes(xhr.status) ? null : (xhr.response as ArrayBuffer);
  const headers = ['retry-after', 'date'].flatMap((name) => {
    const value = xhr.getResponseHeader(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new Response(body, {
    status: xhr.status,
    headers,
  });
}

/**
 * Sends a form with files by XMLHttpRequest, because `fetch` reports no upload progress.
 * XMLHttpRequest always follows redirects; the browser drops the bearer header across origins, and
 * a response from another URL is rejected. Same-origin credentials, as `fetch`.
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
    // The body exceeds the limit, so the exchange refuses what has arrived and the rest is not
    // needed.
    xhr.onprogress = ({ loaded }) => {
      if (loaded <= MAX_BODY_BYTES) return;
      resolve(new Response(new Uint8Array(MAX_BODY_BYTES + 1)));
      xhr.abort();
    };
    // Neither is a status that `Response` does not allow, such as a gateway's 999.
    xhr.onload = () =>
      xhr.responseURL === url && xhr.status <= MAX_STATUS ? resolve(responseOf(xhr)) : fail();
    xhr.onerror = fail;
    xhr.onabort = () => reject(aborted());
    xhr.onloadend = () => signal.removeEventListener('abort', stop);
    signal.addEventListener('abort', stop);
    xhr.send(body);
  });
