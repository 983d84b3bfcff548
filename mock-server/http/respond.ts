import type { Response } from 'express';
import type { Fault } from '#mock/state/controlTypes.ts';
import type { Random } from '#mock/state/random.ts';
import type { EncodedAnswer } from './encodedAnswer';

/** How long a delay without `ms` takes, in milliseconds. */
const USUAL_DELAY = 1000;
const DRIP_PAUSE = 500;
const MISSING_BYTES = 100;
/** Statuses whose answers have no content and no content length (RFC 9110). */
const WITHOUT_CONTENT: readonly number[] = [204, 205, 304];

/** Waits in real time and does not keep the process alive. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}

/** How long a fault waits, in milliseconds. */
function waitOf(fault: Fault, random: Random, otherwise: number): number {
  return (fault.ms ?? otherwise) + Math.round(random.next() * (fault.jitterMs ?? 0));
}

/** Sends a whole answer, without its body if the status does not allow one. */
export function send(response: Response, { status, type, body, headers }: EncodedAnswer): void {
  if (response.destroyed) return;
  response.status(status);
  if (WITHOUT_CONTENT.includes(status)) return void response.set(headers).end();
  if (type !== undefined) response.set('Content-Type', type);
  response.set(headers).set('Content-Length', String(body.length)).end(body);
}

function startPartially(
  response: Response,
  answer: EncodedAnswer,
  length: number | undefined,
): void {
  const lengthHeader = length === undefined ? {} : { 'Content-Length': String(length) };
  response.writeHead(answer.status, {
    ...answer.headers,
    'Content-Type': answer.type ?? 'application/json',
    ...lengthHeader,
  });
}

async function drip(
  response: Response,
  answer: EncodedAnswer,
  milliseconds: () => number,
): Promise<void> {
  startPartially(response, answer, answer.body.length);
  response.flushHeaders();
  for (const byte of answer.body) {
    await pause(milliseconds());
    if (response.destroyed) return;
    response.write(Buffer.from([byte]));
  }
  response.end();
}

function resetMidBody(response: Response, answer: EncodedAnswer): void {
  startPartially(response, answer, answer.body.length);
  response.write(answer.body.subarray(0, Math.ceil(answer.body.length / 2)), () => {
    // The first half must reach the client before the reset.
    void pause(30).then(() => response.socket?.resetAndDestroy());
  });
}

/** Sends status and headers at once, and the whole body later. */
async function sendLateBody(
  response: Response,
  answer: EncodedAnswer,
  milliseconds: number,
): Promise<void> {
  startPartially(response, answer, answer.body.length);
  response.flushHeaders();
  await pause(milliseconds);
  if (!response.destroyed) response.end(answer.body);
}

/** Announces more bytes than it sends, and closes the connection. */
function sendTooLittle(response: Response, answer: EncodedAnswer): void {
  startPartially(response, answer, answer.body.length + MISSING_BYTES);
  response.write(answer.body, () => response.socket?.end());
}

export function drop(response: Response): void {
  response.socket?.destroy();
}

/**
 * Sends the real answer with the fault applied: late, byte by byte, with a late body, truncated,
 * shorter than announced, or reset. For `hang` it sends nothing; the connection stays open until
 * the client or `stop()` closes it.
 */
export async function sendWithFault(
  response: Response,
  answer: EncodedAnswer,
  fault: Fault | undefined,
  random: Random,
): Promise<void> {
  switch (fault?.kind) {
    case 'delay':
      await pause(waitOf(fault, random, USUAL_DELAY));
      return send(response, answer);
    case 'drip':
      return drip(response, answer, () => waitOf(fault, random, DRIP_PAUSE));
    case 'truncated':
      return send(response, {
        ...answer,
        body: answer.body.subarray(0, Math.floor(answer.body.length / 2)),
      });
    case 'reset-mid-body':
      return resetMidBody(response, answer);
    case 'late-body':
      return sendLateBody(response, answer, waitOf(fault, random, USUAL_DELAY));
    case 'wrong-length':
      return sendTooLittle(response, answer);
    default:
      return send(response, answer);
  }
}
