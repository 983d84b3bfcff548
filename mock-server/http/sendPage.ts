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

/** Sends a file of the mock's own pages with a policy that forbids inline code. */
export function sendPage(response: Response, type: string, content: string | Buffer): void {
  sendUnder(response, POLICY, type, content);
}

/**
 * Sends a page with its own policy instead of the policy for data. Scripts of the mock's pages have
 * no integrity attributes.
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
