import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { signInPage } from '../building/prerenderPages';
import { readDeploymentFile, withDeployment } from './deploymentFile';
import { isFilePath } from './pageRoutes';
import { securityHeaders } from './securityHeaders';

interface BuiltFile {
  body: Buffer;
  type: string;
  etag: string;
  cache: string;
}

const PAGE = '/index.html';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};

function cacheOf(path: string): string {
  if (path === PAGE) return 'no-store';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function makeFile(path: string, body: Buffer): BuiltFile {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, type: TYPES[extname(path)] ?? 'application/octet-stream', etag, cache: cacheOf(path) };
}

function readFiles(folder: string): Map<string, BuiltFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(entries.map((entry) => {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    return [path, makeFile(path, readFileSync(file))];
  }));
}

function pathOf(request: IncomingMessage): string {
  const path = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function signInPageOf(path: string, request: IncomingMessage): string {
  if (path !== '/login/index') return '';
  const asked = /[?&]sxz-lang=(\w+)/.exec(request.url ?? '')?.[1];
  const kept = /(?:^|; )(?:sxz_lang|lang)=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  return `/${signInPage(((asked ?? kept) ?? 'zh_CN') as never)}`;
}

function inlineHashes(pages: readonly string[]) {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const all = (pattern: RegExp) => [...new Set(pages.flatMap((page) => [...page.matchAll(pattern)].map(([, text = '']) => hash(text))))];
  return { styles: all(/<style>([\s\S]*?)<\/style>/g), scripts: all(/<script>([\s\S]*?)<\/script>/g) };
}

/**
 * Reads a build into memory, so that no path can lead out of it, and answers it: files by their names, the page
 * on every other path.
 * @param folder where the build is
 */
export function serveBuiltFiles(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const deployment = readDeploymentFile();
  const files = readFiles(folder);
  const pages = new Map<string, BuiltFile>();
  for (const [path, { body }] of files) {
    if (path.endsWith('.html')) pages.set(path, makeFile(PAGE, Buffer.from(withDeployment(body.toString('utf8'), deployment))));
  }
  const headers = securityHeaders({ ...deployment.security, ...inlineHashes([...pages.values()].map(({ body }) => body.toString('utf8'))) });
  const page = pages.get(PAGE) ?? makeFile(PAGE, Buffer.from(''));
  return (request, response) => {
    const end = (status: number, more: Record<string, string>, body?: Buffer | string): void => {
      response.writeHead(status, { ...headers, ...more }).end(request.method === 'HEAD' ? undefined : body);
    };
    const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return end(405, { ...plain, Allow: 'GET, HEAD' }, 'Only GET and HEAD\n');
    }
    const path = pathOf(request);
    const file = pages.get(signInPageOf(path, request)) ?? pages.get(path) ?? files.get(path) ?? (isFilePath(path) ? undefined : page);
    if (file === undefined) return end(404, plain, 'Not found\n');
    const own = { 'Content-Type': file.type, 'Cache-Control': file.cache, ETag: file.etag };
    if (request.headers['if-none-match'] === file.etag && file.cache !== 'no-store') return end(304, own);
    return end(200, { ...own, 'Content-Length': String(file.body.length) }, file.body);
  };
}
