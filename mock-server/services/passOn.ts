import { pipeline } from 'node:stream/promises';
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { ContractOperation, FoundOperation } from '#mock/contract/contract.ts';
import { contextOf } from '#mock/http/context.ts';
import { jsonAnswer } from '#mock/http/encodedAnswer.ts';
import { collectBytes } from '#mock/http/readBody.ts';
import { send } from '#mock/http/respond.ts';
import type { LoggedRequest } from '#mock/state/controlTypes.ts';
import type { Namespace } from '#mock/state/types.ts';
import { callerOf, callUpstream, UpstreamError } from '#mock/upstream/callUpstream.ts';
import type { Service } from '#mock/upstream/callUpstream.ts';
import { checkAnswer } from '#mock/upstream/checkAnswer.ts';
import { answerHeaders } from '#mock/upstream/headers.ts';
import type { UpstreamAnswer } from './answer';
import { logCall, noteAnswer, noteViolations } from './logCall';

/** More of an answer is passed on, but not checked. */
const MAX_ANSWER_BYTES = 20 * 1024 * 1024;

function codeOf(body: unknown): string | null {
  const isEnvelope = typeof body === 'object' && body !== null && 'code' in body;
  return isEnvelope ? String(body.code) : null;
}

function answerOf(
  operation: ContractOperation | undefined,
  message: IncomingMessage,
  headers: UpstreamAnswer['encoded']['headers'],
  bytes: Buffer | undefined,
): UpstreamAnswer {
  const { body, violations } = operation
    ? checkAnswer(operation, message, bytes)
    : { body: undefined, violations: [] };
  const { 'content-type': _type, 'content-length': _length, ...others } = headers;
  const encodedBody = {
    status: message.statusCode ?? 0,
    type: message.headers['content-type'],
    body: bytes ?? Buffer.alloc(0),
    headers: others,
    code: codeOf(body),
  };
  return { encoded: encodedBody, violations, isMissing: false };
}

/** The answer to the caller if the service gave none. The message is for the developer. */
function answerWithout(error: unknown): UpstreamAnswer {
  if (!(error instanceof UpstreamError)) throw error;
  const { status, code, message } = error;
  return {
    encoded: jsonAnswer(status, { code, message, data: null }),
    violations: [{ where: 'answer', message }],
    isMissing: true,
  };
}

/**
 * Passes headers and body on as they come.
 * @returns the answer, once it is complete
 */
async function streamAnswer(
  request: Request,
  response: Response,
  service: Service,
  operation: ContractOperation | undefined,
): Promise<UpstreamAnswer> {
  try {
    const call = callUpstream(request, response, service);
    request.pipe(call.request);
    const message = await call.answer;
    const headers = answerHeaders(message.headers, callerOf(request), service.url);
    response.writeHead(message.statusCode ?? 502, headers);
    const [bytes] = await Promise.all([
      collectBytes(message, MAX_ANSWER_BYTES),
      pipeline(message, response),
    ]);
    return answerOf(operation, message, headers, bytes);
  } catch (error) {
    if (response.headersSent || response.destroyed) throw error;
    const answer = answerWithout(error);
    send(response, answer.encoded);
    return answer;
  }
}

/**
 * Calls the service and waits for its complete answer, which a rule or the enforcement may replace.
 */
export async function askUpstream(
  request: Request,
  response: Response,
  service: Service,
  operation: ContractOperation,
  body: Buffer,
): Promise<UpstreamAnswer> {
  try {
    const call = callUpstream(request, response, service);
    call.request.end(body);
    const message = await call.answer;
    const headers = answerHeaders(message.headers, callerOf(request), service.url);
    return answerOf(operation, message, headers, await collectBytes(message, MAX_ANSWER_BYTES));
  } catch (error) {
    return answerWithout(error);
  }
}

/** Notes in the log that a real service answers. */
export function noteUpstream(entry: LoggedRequest, { url }: Service): void {
  entry.trigger ??= `upstream ${url}`;
}

export interface PassOnOptions {
  namespace: Namespace;
  service: Service;
  /** Undefined for a path that the contract does not have. */
  match: FoundOperation | undefined;
  log(line: string): void;
}

/**
 * Lets the service answer a call: both bodies are streamed. Request and answer are checked and
 * logged as for the mock; nothing is refused.
 */
export async function passOn(
  request: Request,
  response: Response,
  { namespace, service, match, log }: PassOnOptions,
): Promise<void> {
  const collecting = contextOf(request, response, namespace);
  const answering = streamAnswer(request, response, service, match?.operation);
  answering.catch(() => undefined);
  const context = await collecting;
  const { raw, problem } = context;
  const entry = logCall(context, match?.operation.id ?? null, response);
  noteUpstream(entry, service);
  const violations =
    problem === undefined
      ? match?.operation.checkRequest({ ...raw, path: match.path }).violations
      : [{ where: 'body' as const, message: problem }];
  noteViolations(entry, violations ?? [], log);
  // Without an answer, the caller left, or the service ended the connection.
  const answer = await answering.catch(() => undefined);
  noteViolations(entry, answer?.violations ?? [], log);
  noteAnswer(namespace, entry, answer?.encoded);
}
