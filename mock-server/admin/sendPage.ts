import type { Response } from 'express';

const POLICY = [
  "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", 'img-src data:',
  "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'",
].join('; ');

/** Sends a file of the mock's own pages, under a policy without anything inline. */
export function sendPage(response: Response, type: string, content: string | Buffer): void {
  response.set({ 'Content-Security-Policy': POLICY, 'Referrer-Policy': 'no-referrer', 'Content-Type': `${type}; charset=utf-8` }).send(content);
}
