import type { Response } from 'express';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** Sends a file of the mock's own pages, under a policy without anything inline. */
export function sendPage(response: Response, type: string, content: string | Buffer): void {
  sendUnder(response, POLICY, type, content);
}

/**
 * Sends a page under a policy of its own, in place of the policy of data. Scripts of the mock's pages carry no integrity.
 * @param type media type; the text is UTF-8
 */
export function sendUnder(
  response: Response,
  policy: string,
  type: string,
  content: string | Buffer,
): void {
  response.removeHeader('Integrity-Policy');
  response
    .set({ 'Content-Security-Policy': policy, 'Content-Type': `${type}; charset=utf-8` })
    .send(content);
}
