import { readFileSync, readdirSync } from 'node:fs';
import type { RequestHandler } from 'express';
import { tokensCss } from '#design/tokens/tokensCss.ts';
import { sendPage } from '#mock/http/sendPage.ts';

const FOLDER = new URL('../desk/', import.meta.url);
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
};
const PHONE = /^\/phone\/[A-Za-z0-9_-]{1,128}$/;

/** Serves only files in the folder, so that no path leads out of it. */
const files = new Set(readdirSync(FOLDER));

function fileOf(path: string): string | undefined {
  if (path === '/') return 'index.html';
  if (PHONE.test(path)) return 'phone.html';
  const name = path.replace(/^\/desk\//, '');
  return name !== path && files.has(name) ? name : undefined;
}

/**
 * Serves the desk at `/__mock/`, the phone simulator at `/__mock/phone/{sessionId}`, and their
 * files, with the design system's tokens.
 */
export const deskFiles: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET') return next();
  // The page uses relative addresses, so its own address needs the slash.
  if (/\/__mock(?:\?|$)/.test(request.originalUrl))
    return response.redirect(request.originalUrl.replace(/\/__mock/, '/__mock/'));
  if (request.path === '/desk/tokens.css') return sendPage(response, 'text/css', tokensCss);
  const file = fileOf(request.path);
  if (file === undefined) return next();
  sendPage(
    response,
    TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain',
    readFileSync(new URL(file, FOLDER)),
  );
};
