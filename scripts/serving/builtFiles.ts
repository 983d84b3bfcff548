import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
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

/**
 * Reads a build into memory, so that no path can lead out of it, and answers it: files by their names, the page
 * on every other path.
 * @param folder where the build is
 */
export function serveBuiltFiles(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const deployment = readDeploymentFile();
  const headers = securityHeaders(deployment.security);
  const files = readFiles(folder);
  const page = makeFile(PAGE, Buffer.from(withDeployment(files.get(PAGE)?.body.toString('utf8') ?? '', deployment)));
  files.set(PAGE, page);
  return (request, response) => {
    const end = (status: number, more: Record<string, string>, body?: Buffer | string): void => {
      response.writeHead(status, { ...headers, ...more }).end(request.method === 'HEAD' ? undefined : body);
    };
    const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return end(405, { ...plain, Allow: 'GET, HEAD' }, 'Only GET and HEAD\n');
    }
    const path = pathOf(request);
    const file = files.get(path) ?? (isFilePath(path) ? undefined : page);
    if (file === undefined) return end(404, plain, 'Not found\n');
    const own = { 'Content-Type': file.type, 'Cache-Control': file.cache, ETag: file.etag };
    if (request.headers['if-none-match'] === file.etag && file !== page) return end(304, own);
    return end(200, { ...own, 'Content-Length': String(file.body.length) }, file.body);
  };
}
