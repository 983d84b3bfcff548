/** An answer, encoded and ready to send. */
export interface EncodedAnswer {
  status: number;
  type: string | undefined;
  body: Buffer;
  headers: Record<string, string | string[]>;
  /** `code` of the body, if it has one; for the request log. */
  code: string | null;
}

function codeOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  return String(body.code);
}

/**
 * Creates an answer from a body: bytes and texts unchanged, anything else as JSON.
 * @param type media type; undefined for an answer without a body
 */
export function encodeAnswer(
  status: number,
  type: string | undefined,
  body: unknown,
  headers: Record<string, string> = {},
): EncodedAnswer {
  const bytes = Buffer.isBuffer(body)
    ? body
    : Buffer.from(typeof body === 'string' ? body : (JSON.stringify(body) ?? ''));
  return {
    status,
    type: type?.startsWith('text/') ? `${type}; charset=utf-8` : type,
    body: bytes,
    headers,
    code: codeOf(body),
  };
}

export function jsonAnswer(status: number, body: unknown): EncodedAnswer {
  return encodeAnswer(status, 'application/json', body);
}
