import { Readable } from 'node:stream';
import jsonServer from 'json-server';
import type { Request, Response } from 'express';
import { parseJson } from '#lib/text/parseJson.ts';
import { measureBody } from '#mock/contract/bodySize.ts';
import { parseMultipart } from './multipart';

const MULTIPART = 'multipart/form-data';
const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;
/**
 * Limits what the parser reads at once. The largest selection that the contract allows is smaller.
 */
const MAX_JSON_BYTES = 2 * 1024 * 1024;

export function contentTypeOf(request: Request): string | undefined {
  return request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}

/** The most bytes that the mock reads of a body. */
function mostBytesOf(request: Request): number {
  return contentTypeOf(request) === MULTIPART ? MAX_UPLOAD_BYTES : MAX_JSON_BYTES;
}

/**
 * Collects the bytes of a stream, which may also be piped elsewhere.
 * @returns the bytes, or undefined if there are more than `most`; these are read and discarded
 * @throws if the connection ends before the stream
 */
export function collectBytes(stream: Readable, most: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    let pieces: Buffer[] = [];
    let length = 0;
    stream.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length > most) pieces = [];
      else pieces.push(piece);
    });
    stream.once('end', () => resolve(length > most ? undefined : Buffer.concat(pieces)));
    stream.once('close', () => reject(new Error('the connection ended before the body')));
    stream.once('error', reject);
  });
}

/** Collects the body of a request as far as the mock reads it. */
export function collectBody(request: Request): Promise<Buffer | undefined> {
  return collectBytes(request, mostBytesOf(request));
}

async function parseParts(request: Request, bytes: Buffer): Promise<string | undefined> {
  const reading = await parseMultipart(bytes, request.headers['content-type'] ?? '');
  if ('problem' in reading) return reading.problem;
  request.body = reading.fields;
  return undefined;
}

function jsonProblem(text: string): string {
  try {
    parseJson(text);
    return 'the JSON is neither an object nor a list';
  } catch (error) {
    return (error as Error).message;
  }
}

/** The parser's message, with the place of a mistake in JSON, or the limit of a large body. */
function describeProblem(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const { type, body, length, limit } = problem as Error
    & Partial<Record<'type' | 'body' | 'length' | 'limit', unknown>>;
  if (type === 'entity.parse.failed') return jsonProblem(String(body));
  const came = length === undefined ? '' : `${String(length)} bytes; `;
  return type === 'entity.too.large'
    ? `${problem.message} (${came}at most ${String(limit)})`
    : problem.message;
}

/** A request with a complete body, for the parsers. A chunked body has no length header. */
function withBytes({ headers, method }: Request, bytes: Buffer): Request {
  const { 'transfer-encoding': _, ...others } = headers;
  return Object.assign(Readable.from(bytes.length > 0 ? [bytes] : []), {
    method,
    headers: { ...others, 'content-length': String(bytes.length) },
  }) as unknown as Request;
}

/** The parsers get what was read here: their own limit is larger. */
async function parseFields(
  request: Request,
  response: Response,
  bytes: Buffer,
): Promise<string | undefined> {
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

async function parse(
  request: Request,
  response: Response,
  collecting: Promise<Buffer | undefined>,
): Promise<string | undefined> {
  const isMultipart = contentTypeOf(request) === MULTIPART;
  const packing = request.headers['content-encoding'] ?? 'identity';
  // A packed body is small before a parser unpacks it.
  const isPacked = packing.trim().toLowerCase() !== 'identity';
  try {
    const bytes = await collecting;
    if (isPacked) return `the body is packed (content-encoding: ${packing}): send it as it is`;
    if (!bytes) return `the body is larger than ${mostBytesOf(request)} bytes`;
    return isMultipart ? parseParts(request, bytes) : parseFields(request, response, bytes);
  } catch {
    return isMultipart ? 'the upload was cut off' : 'the body broke off';
  }
}

/**
 * Reads the body: JSON and forms with json-server's parser, multipart by Node (files as
 * `UploadedFile`).
 * @param collecting the bytes of the request
 * @returns what is wrong with the body, or undefined if `request.body` could be read
 */
export async function readBody(
  request: Request,
  response: Response,
  collecting = collectBody(request),
): Promise<string | undefined> {
  const problem = await parse(request, response, collecting);
  return problem ?? measureBody(request.body).problem;
}
