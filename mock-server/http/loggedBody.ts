import { measureBody } from '#mock/contract/bodySize.ts';
import { describeFiles } from '#mock/contract/uploadedFile.ts';
import type { EncodedAnswer } from './encodedAnswer';

const MAX_LOGGED_LENGTH = 16_384;
const MAX_TEXT_LENGTH = 500;
const CREDENTIALS: readonly string[] = ['authorization', 'cookie', 'set-cookie'];
/** Pictures inside JSON: data addresses, or base64 alone. */
const PICTURE = /^(?:data:image\/|[A-Za-z0-9+/]+={0,2}$)/;

/** The body of a request for the log: the body itself, unless it is large. */
export function loggedRequestBody(body: unknown, problem: string | undefined): unknown {
  if (problem !== undefined) return `(${problem})`;
  const description = describeFiles(body);
  const { values, isLarge } = measureBody(description);
  return isLarge ? `(a large body of ${values} values)` : description;
}

export function withoutCredentials<Value>(
  headers: Readonly<Record<string, Value>>,
): Record<string, Value | string> {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    CREDENTIALS.includes(name.toLowerCase()) ? '(hidden)' : value,
  ]);
  return Object.fromEntries(entries) as Record<string, Value | string>;
}

function shortened(_name: string, value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= MAX_TEXT_LENGTH) return value;
  return PICTURE.test(value)
    ? `(a picture of ${value.length} characters)`
    : `${value.slice(0, MAX_TEXT_LENGTH)}… (${value.length} characters)`;
}

/** A JSON body with long texts and pictures shortened; the text itself if it is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text, shortened) as unknown;
  } catch {
    return text;
  }
}

/** The answer for the log. Pictures and files become their size, and large bodies are cut. */
export function loggedAnswer({ type, headers, body }: EncodedAnswer): {
  headers: Record<string, string>;
  body: unknown;
} {
  const texts = Object.entries(withoutCredentials(headers)).map(
    ([name, value]) => [name, String(value)] as const,
  );
  const all = { ...(type !== undefined && { 'content-type': type }), ...Object.fromEntries(texts) };
  const isText = type === undefined || /json|^text\//.test(type);
  if (!isText) return { headers: all, body: `(${type}, ${body.length} bytes)` };
  const json = readJson(body.toString('utf8'));
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  return {
    headers: all,
    body:
      text.length <= MAX_LOGGED_LENGTH
        ? json
        : `${text.slice(0, MAX_LOGGED_LENGTH)}… (${body.length} bytes)`,
  };
}
