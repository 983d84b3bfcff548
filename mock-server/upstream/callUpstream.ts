import { randomUUID } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Request, Response } from 'express';
import { codes } from '#mock/contract/codes.ts';
import { requestHeaders } from './headers';
import type { Caller } from './headers';

/** A real service and how long it may keep silent, in milliseconds. */
export interface Service {
  url: string;
  timeoutMs: number;
}

/** Why the service gave no answer, for the developer, with the answer that the caller gets. */
export class UpstreamError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(message: string, status: number, code: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** What the system's error codes mean. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its host name is unknown',
  EAI_AGAIN: 'its host name could not be looked up',
  ECONNRESET: 'it closed the connection without an answer',
  EHOSTUNREACH: 'its host cannot be reached',
  ETIMEDOUT: 'its host does not answer',
  EPROTO: 'it does not speak TLS',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is signed by an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is signed by an unknown authority',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};
const CERTIFICATE = /CERT|SIGNATURE/;

/** Names this mock in header `Via`, so that it notices its own calls. */
const VIA = `1.1 mock-${randomUUID()}`;

function explain(error: unknown, { url, timeoutMs }: Service): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const reason = REASONS[code] ?? message;
  const hint = CERTIFICATE.test(code)
    ? '. To trust its authority, start with NODE_EXTRA_CA_CERTS=FILE'
    : '';
  return code === 'TIMEOUT'
    ? new UpstreamError(
        `The upstream ${url} sent nothing for ${timeoutMs} ms`,
        504,
        codes.upstreamLate,
      )
    : new UpstreamError(
        `The upstream ${url} cannot be used: ${reason}${code === '' ? '' : ` (${code})`}${hint}`,
        502,
        codes.upstreamUnreachable,
      );
}

/** Where the caller is, and under which address it reached the mock. */
export function callerOf({ protocol, headers, ip = '' }: Request): Caller {
  return { protocol, host: headers.host ?? 'localhost', address: ip };
}

export interface UpstreamCall {
  /** The target of the request's body. */
  request: ClientRequest;
  /** @throws {UpstreamError} if no answer comes */
  answer: Promise<IncomingMessage>;
}

/**
 * Starts to forward a call. If the caller disconnects, the call to the service is aborted.
 * @throws {UpstreamError} if the call comes from this mock
 */
export function callUpstream(request: Request, response: Response, service: Service): UpstreamCall {
  const { url, timeoutMs } = service;
  if ((request.headers.via ?? '').includes(VIA))
    throw new UpstreamError(
      `The upstream ${url} is this mock itself`,
      508,
      codes.upstreamUnreachable,
    );
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  const call = send(url, {
    // As the caller wrote it, because this text was checked.
    path: request.baseUrl + request.url,
    method: request.method,
    headers: requestHeaders(request.headers, callerOf(request), url, VIA),
  });
  call.setTimeout(timeoutMs, () => {
    call.destroy(Object.assign(new Error('too late'), { code: 'TIMEOUT' }));
  });
  response.once('close', () => call.destroy());
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve);
    call.on('error', (error) => reject(explain(error, service)));
  });
  // A caller that left wants no answer.
  answer.catch(() => undefined);
  return { request: call, answer };
}
