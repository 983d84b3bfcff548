import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { baseName } from '#lib/files/baseName.ts';
import { withoutHalves } from '#lib/text/characters.ts';
import type { ApiError } from './apiError';
import type { BodyOf, PathOf, QueryOf } from '../contract/contractTypes';
import { operations } from '../contract/operations.generated';
import type { OperationId } from '../contract/operations.generated';
import { sendRequest } from './exchange';
import type { RawAnswer } from './exchange';
import { MAX_FILE_BYTES } from './answeredFile';
import { readAnswer } from './readAnswer';
import type { AnswerShape } from './readAnswer';
import type { ApiExtra, RequestContext } from './requestContext';
import { sendUpload } from './sendUpload';
import type { Progress } from './upload';

type Part<Name extends string, Value> = [Value] extends [never] ? object : { [Key in Name]: Value };

/** Only uploads report progress. */
type Watch<Id extends OperationId> = (typeof operations)[Id]['body'] extends 'multipart'
  ? { onProgress?: Progress }
  : object;

/** One call of an operation. The contract types its query, path and body. */
export type Call = {
  [Id in OperationId]: { operation: Id; answer?: AnswerShape; session?: string } & Watch<Id>
    & Part<'query', QueryOf<Id>>
    & Part<'path', PathOf<Id>>
    & Part<'body', BodyOf<Id>>;
}[OperationId];

interface LooseCall {
  operation: OperationId;
  answer?: AnswerShape;
  session?: string;
  query?: Record<string, string | number | undefined>;
  path?: Record<string, string>;
  body?: Record<string, unknown>;
  onProgress?: Progress;
}

function addressOf(call: LooseCall): string {
  const path = operations[call.operation].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    // Ids of services may contain lone surrogates, which `encodeURIComponent` throws on.
    encodeURIComponent(withoutHalves(call.path?.[name] ?? '')),
  );
  const parameters = Object.entries(call.query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(parameters).toString();
  // jsdom and Node cannot resolve a bare path, so the origin is explicit.
  return new URL(query === '' ? path : `${path}?${query}`, globalThis.location.origin).href;
}

/**
 * The characters and length that every browser and server accepts in a header. Other values make
 * `Headers` throw or the server close the connection.
 */
const FIT_FOR_HEADER = /^[\x20-\x7e]{1,8192}$/;

/** Storage and address bar may hold anything: values that a header cannot carry are left out. */
async function headersOf(
  call: LooseCall,
  context: RequestContext,
  token: string | undefined,
): Promise<Headers> {
  const row = operations[call.operation];
  const headers = new Headers({ accept: call.answer === 'file' ? '*/*' : 'application/json' });
  const set = (name: string, value: string | undefined) => {
    if (value !== undefined && FIT_FOR_HEADER.test(value)) headers.set(name, value);
  };
  if (!row.withoutContext) {
    set('sxz-lang', context.language());
    set('tenant_id', context.tenantId());
    // The token of another account has no known user.
    if (token === context.accessToken()) set('user_id', context.userId());
  }
  if (row.bearer) {
    set('authorization', token === undefined ? undefined : `Bearer ${token}`);
  }
  if (row.clientId) set('fp', await context.clientId());
  if (row.body === 'json') headers.set('content-type', 'application/json');
  return headers;
}

function bodyOf(call: LooseCall): string | URLSearchParams | null {
  if (call.body === undefined) return null;
  // URLSearchParams encodes the plus of `+86` as %2B.
  if (operations[call.operation].body === 'form')
    return new URLSearchParams(call.body as Record<string, string>);
  return JSON.stringify(call.body);
}

/**
 * The fields of a multipart form; each file under its own name, without folders. The browser adds
 * the type with its boundary.
 */
function partsOf(fields: Record<string, unknown>): FormData {
  const parts = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) parts.append(name, value, baseName(value.name));
    else if (value !== undefined) parts.append(name, String(value));
  }
  return parts;
}

function send(
  call: LooseCall,
  headers: Headers,
  caller: AbortSignal,
  { fetch, upload }: ApiExtra,
): Promise<RawAnswer> {
  const { method, body } = operations[call.operation];
  const url = addressOf(call);
  const wantsFile = call.answer === 'file';
  if (body !== 'multipart') {
    const maxBytes = wantsFile ? MAX_FILE_BYTES : undefined;
    return sendRequest({
      url,
      init: { method, headers, body: bodyOf(call) },
      caller,
      fetch,
      maxBytes,
      wantsFile,
    });
  }
  return sendUpload({
    url,
    method,
    headers,
    body: partsOf(call.body ?? {}),
    onProgress: call.onProgress,
    caller,
    upload,
  });
}

/**
 * Sends a call as the contract's operations table says: method, path, context headers, bearer,
 * client id, body encoding. Returns the envelope's data or an `ApiError`. It never throws and does
 * not depend on any screen.
 */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError> = async (call, { signal, extra }) => {
  const { requestContext } = extra as ApiExtra;
  const { bearer } = operations[call.operation];
  const token = requestContext.accessToken(call.session);
  if (call.session !== undefined && token === undefined) return { error: { kind: 'aborted' } };
  // A session's token is not one that waits for consent, also if another session replaces it.
  const session = token === requestContext.accessToken() ? undefined : call.session;
  const headers = await headersOf(call, requestContext, token);
  const raw = await send(call, headers, signal, extra as ApiExtra);
  // The session changed meanwhile, here or in another tab, so the old session's answer is dropped.
  if (bearer && requestContext.accessToken(session) !== token)
    return { error: { kind: 'aborted' } };
  return readAnswer(raw, call.answer ?? { envelope: '000000' });
};
