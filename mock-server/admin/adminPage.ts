import { readFile } from 'node:fs/promises';
import type { RequestHandler } from 'express';

const FILES: Readonly<Record<string, { file: URL; type: string }>> = {
  '/': { file: new URL('./page.html', import.meta.url), type: 'text/html; charset=utf-8' },
  '/page.css': { file: new URL('./page.css', import.meta.url), type: 'text/css; charset=utf-8' },
  '/page.js': { file: new URL('./page.js', import.meta.url), type: 'text/javascript; charset=utf-8' },
};

const POLICY = [
  "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", 'img-src data:',
  "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
].join('; ');

/** Serves the page at `/__mock/` with its style and script, under a policy without anything inline. */
export const adminPage: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET') return next();
  // The page's own addresses are relative, so it needs the slash.
  if (request.originalUrl === '/__mock') return response.redirect('/__mock/');
  const found = Object.hasOwn(FILES, request.path) ? FILES[request.path] : undefined;
  if (!found) return next();
  readFile(found.file).then((content) => {
    response.set({ 'Content-Security-Policy': POLICY, 'Referrer-Policy': 'no-referrer', 'Content-Type': found.type }).send(content);
  }, next);
};
