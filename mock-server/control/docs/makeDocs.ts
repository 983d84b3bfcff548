import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import { ownValue } from '#lib/object/ownValue.ts';
import { sendPage, sendUnder } from '#mock/http/sendPage.ts';
import type { Contract } from '#mock/contract/contract.ts';
import { docsDocument } from './docsDocument';

/** Like the policy of the other pages. The viewer writes HTML that it sanitizes itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data: blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const { resolve } = createRequire(import.meta.url);
const viewer = (name: string): URL => pathToFileURL(resolve(`swagger-ui-dist/${name}`));
const own = (name: string): URL => new URL(`./page/${name}`, import.meta.url);
const FILES: Readonly<Record<string, { file: URL; type: string }>> = {
  '/docs.css': { file: own('docs.css'), type: 'text/css' },
  '/docs.js': { file: own('docs.js'), type: 'text/javascript' },
  '/swagger-ui.css': { file: viewer('swagger-ui.css'), type: 'text/css' },
  '/swagger-ui-bundle.js': { file: viewer('swagger-ui-bundle.js'), type: 'text/javascript' },
};
const page = readFileSync(own('index.html'), 'utf8');

/** Serves the contract's documentation at `/__mock/docs` by Swagger UI. */
export function makeDocs({ contract }: { contract: Contract }): RequestHandler {
  const document = JSON.stringify(docsDocument(contract.document));
  return (request, response, next) => {
    if (request.method !== 'GET') return next();
    if (request.path === '/') {
      // Whether the address ends with a slash or not.
      const root = request.originalUrl.replace(/[?#].*$/, '').replace(/\/?$/, '/');
      return sendUnder(response, POLICY, 'text/html', page.replaceAll('{root}', root));
    }
    if (request.path === '/openapi.json') return sendPage(response, 'application/json', document);
    const file = ownValue(FILES, request.path);
    return file ? sendPage(response, file.type, readFileSync(file.file)) : next();
  };
}
