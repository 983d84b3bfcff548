import { isBlank } from '#lib/text/characters.ts';
import { isRecord } from '#lib/object/isRecord.ts';
import { parseJson, textOf } from '#lib/object/jsonText.ts';
import { readIsoTime } from '#lib/time/isoTime.ts';
import type { Answer, RefusedError } from './apiError';
import { answeredFile } from './answeredFile';
import type { RawAnswer, RetryHeaders } from './exchange';

/**
 * The format of an operation's answer: an envelope with its success code, a flat token body, plain
 * text, or a file.
 */
export type AnswerShape = { envelope: '000000' | '200' } | 'token' | 'text' | 'file';

/** The maximum that is accepted from a service's Retry-After. */
export const MAX_RETRY_SECONDS = 600;

/**
 * The service's text for the user. Invisible text counts as empty, so that a fallback replaces it.
 */
function wordsOf(value: unknown): string {
  const text = textOf(value);
  return isBlank(text) ? '' : text;
}

function codeOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * The only format in which HTTP dates are sent. `Date.parse` alone accepts many texts with digits.
 */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Reads `Retry-After` in seconds or as an HTTP date; invalid values count as absent. A date counts
 * from the response's own `Date`, because the clock of the device may be wrong.
 */
function retryAfterSeconds({ retryAfter, date }: RetryHeaders): number | undefined {
  const text = retryAfter?.trim() ?? '';
  const header = date?.trim() ?? '';
  let seconds = NaN;
  if (/^\d+$/.test(text)) seconds = Number(text);
  else if (HTTP_DATE.test(text))
    seconds =
      (Date.parse(text) - (HTTP_DATE.test(header) ? Date.parse(header) : Date.now())) / 1000;
  if (!Number.isFinite(seconds) || seconds <= 0) return undefined;
  return Math.min(Math.ceil(seconds), MAX_RETRY_SECONDS);
}

function refusal(
  status: number,
  body: Record<string, unknown>,
  headers: RetryHeaders,
): RefusedError {
  const wait = retryAfterSeconds(headers);
  const end = readIsoTime(body.deregistrationEndsAt);
  return {
    kind: 'refused',
    status,
    resultCode: codeOf(body.code),
    message: wordsOf(body.message),
    description: wordsOf(body.error_description),
    ...(wait === undefined ? {} : { retryAfterSeconds: wait }),
    ...(end === undefined ? {} : { deregistrationEndsAt: end }),
  };
}

/**
 * Levels; many times the contract's nesting. The store walks answers recursively, and its stack is
 * limited.
 */
const MAX_DEPTH = 100;

/**
 * Removes keys that look like inherited members: yup looks fields up by name and takes
 * `constructor` for a schema.
 */
function dropInheritedNames(record: object): void {
  for (const name of Object.keys(record)) {
    if (name in Object.prototype) Reflect.deleteProperty(record, name);
  }
}

/**
 * Parses an answer's JSON without keys that every object inherits (`__proto__`, `constructor`).
 * `undefined` when it is unreadable or nested too deep. Never throws.
 */
function parseAnswer(text: string): unknown {
  const body = parseJson(text);
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return undefined;
    const holders = level.filter(
      (value): value is object => typeof value === 'object' && value !== null,
    );
    holders.forEach(dropInheritedNames);
    level = holders.flatMap((holder) => Object.values(holder) as unknown[]);
  }
  return body;
}

/** Statuses that a rate limiter or gateway in front of the service sends without an envelope. */
const BARE_REFUSALS: readonly number[] = [401, 403, 429];

/**
 * Turns a response into data or an `ApiError`. The body decides, not the status: an envelope by its
 * code, compared as text; a token answer by whether it holds a token.
 */
export function readAnswer(raw: RawAnswer, shape: AnswerShape): Answer<unknown> {
  if (raw.result !== 'answered') return { error: { kind: raw.result } };
  const { status, text, file } = raw;
  const ok = status >= 200 && status < 300;
  if (file !== undefined) return { data: answeredFile(file) };
  if (shape === 'text') return ok ? { data: text } : { error: refusal(status, {}, raw) };
  const body = parseAnswer(text);
  if (!isRecord(body)) {
    return {
      error: BARE_REFUSALS.includes(status) ? refusal(status, {}, raw) : { kind: 'unreadable' },
    };
  }
  if (shape === 'token') {
    if (textOf(body.access_token) !== '') return { data: body };
    return { error: refusal(status, body, raw) };
  }
  const code = codeOf(body.code);
  // A service without data may omit the field.
  if (shape !== 'file' && code === shape.envelope) return { data: body.data ?? null };
  // An envelope with a success code is not the requested file, and its text is not a refusal.
  const saysYes = shape === 'file' && code === '000000';
  if (ok && (code === '' || saysYes)) return { error: { kind: 'unreadable' } };
  return { error: refusal(status, saysYes ? {} : body, raw) };
}
