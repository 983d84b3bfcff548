import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, unzipSync } from 'node:zlib';
import type { ContractOperation } from '#mock/contract/contract.ts';
import type { Violation } from '#mock/state/controlTypes.ts';

function typeOf({ headers }: IncomingMessage): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Some services pack although the mock asks them not to. */
function unpacked(bytes: Buffer, packing: string | undefined): Buffer {
  if (packing === undefined || packing === 'identity') return bytes;
  return packing === 'br' ? brotliDecompressSync(bytes) : unzipSync(bytes);
}

export interface ReadAnswer {
  /** JSON as a value, text as a text, anything else as bytes; undefined if it cannot be read. */
  body: unknown;
  violations: Violation[];
}

/**
 * Reads an answer of the service and checks it against the contract, as an answer of the mock.
 * @param bytes undefined if there are more than the mock keeps; only the status is checked then
 */
export function checkAnswer(
  operation: ContractOperation,
  answer: IncomingMessage,
  bytes: Buffer | undefined,
): ReadAnswer {
  const status = answer.statusCode ?? 0;
  const wrong = (message: string): ReadAnswer => ({
    body: undefined,
    violations: [{ where: 'answer', message }],
  });
  const type = operation.answerType(status);
  if (type === undefined || bytes === undefined)
    return { body: undefined, violations: operation.checkAnswer(status, Buffer.alloc(0)) };
  if (typeOf(answer) !== type)
    return wrong(
      `the body of status ${status} must be ${type}, not ${typeOf(answer) || 'nothing'}`,
    );
  try {
    const plain = unpacked(bytes, answer.headers['content-encoding']);
    const isText = type.startsWith('text/');
    const text = plain.toString();
    const body: unknown = type === 'application/json' ? JSON.parse(text) : isText ? text : plain;
    return { body, violations: operation.checkAnswer(status, body) };
  } catch (error) {
    return wrong(`the body cannot be read: ${(error as Error).message}`);
  }
}
