import { Readable } from 'node:stream';
import jsonServer from 'json-server';
import type { Request, Response } from 'express';
import { measureBody } from '#mock/contract/bodySize.ts';
import { parseMultipart } from './multipart';

const LARGEST_UPLOAD_BYTES = 20 * 1024 * 1024;
/**
 * Limits what the parser reads at once. The largest selection that the contract allows is smaller.
 */
const LARGEST_JSON_BYTES = 2 * 1024 * 1024;

/** The media type of a request, without its parameters. */
export function contentTypeOf(request: Request): string | undefined {
  return request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}

/**
 * @param most bytes
 * @returns the bytes, or undefined if there are more; these are read and discarded, so that the
 * answer arrives
 */
async function readBytes(request: Request, most: number): Promise<Buffer | undefined> {
  let pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > most) pieces = [];
    else pieces.push(piece);
  }
  return length > most ? undefined : Buffer.concat(pieces);
}

async function readMultipart(request: Request): Promise<string | undefined> {
  try {
    const bytes = await readBytes(request, LARGEST_UPLOAD_BYTES);
    if (!bytes) return `the body is larger than ${LARGEST_UPLOAD_BYTES} bytes`;
    const reading = await parseMultipart(bytes, request.headers['content-type'] ?? '');
    if ('problem' in reading) return reading.problem;
    request.body = reading.fields;
    return undefined;
  } catch {
    return 'the upload was cut off';
  }
}

function isJson(text: unknown): boolean {
  try {
    JSON.parse(String(text));
    return true;
  } catch {
    return false;
  }
}

/**
 * The parser's message, reworded if it calls valid JSON invalid, and with the limit if the body is
 * too large.
 */
function describeProblem(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const { type, body, length, limit } = problem as Error
    & Partial<Record<'type' | 'body' | 'length' | 'limit', unknown>>;
  if (type === 'entity.parse.failed' && isJson(body))
    return 'the JSON is neither an object nor a list';
  const came = length === undefined ? '' : `${String(length)} bytes; `;
  return type === 'entity.too.large'
    ? `${problem.message} (${came}at most ${String(limit)})`
    : problem.message;
}

/** A request whose body has come, for the parsers. What was sent in chunks has no length of its own. */
function withBytes({ headers, method }: Request, bytes: Buffer): Request {
  const { 'transfer-encoding': _, ...others } = headers;
  return Object.assign(Readable.from(bytes.length > 0 ? [bytes] : []), {
    method,
    headers: { ...others, 'content-length': String(bytes.length) },
  }) as unknown as Request;
}

/** The parsers get what was read here: their own limit is larger, and a packed body is small before they unpack it. */
async function readParsed(request: Request, response: Response): Promise<string | undefined> {
  const packing = request.headers['content-encoding'] ?? 'identity';
  if (packing.trim().toLowerCase() !== 'identity') {
    request.resume();
    return `the body is packed (content-encoding: ${packing}): send it as it is`;
  }
  const bytes = await readBytes(request, LARGEST_JSON_BYTES).catch(() => undefined);
  if (!bytes)
    return request.complete
      ? `the body is larger than ${LARGEST_JSON_BYTES} bytes`
      : 'the body broke off';
  const whole = withBytes(request, bytes);
  for (const parse of jsonServer.bodyParser) {
    const problem = await new Promise<unknown>((resolve) => {
      parse(whole, response, resolve);
    });
    if (problem) return describeProblem(problem);
  }
  // json-server's router parses what this mark does not call parsed.
  Object.assign(request, { body: whole.body as unknown, _body: true });
  return undefined;
}

/**
 * Reads the body: JSON and forms with json-server's parser, multipart with busboy (files as
 * `UploadedFile`).
 * @returns what is wrong with the body, or undefined if `request.body` could be read
 */
export async function readBody(request: Request, response: Response): Promise<string | undefined> {
  const read =
    contentTypeOf(request) === 'multipart/form-data'
      ? readMultipart(request)
      : readParsed(request, response);
  return (await read) ?? measureBody(request.body).problem;
}
