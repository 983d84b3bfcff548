import { readFileSync } from 'node:fs';
import type { RequestHandler } from 'express';
import { sendPage } from '#mock/http/sendPage.ts';
import type { Contract } from '#mock/contract/contract.ts';
import { docsPage } from './docsPage';
import { outcomesView } from './outcomesView';

const FILES: Readonly<Record<string, { file: URL; type: string }>> = {
  '/docs.css': { file: new URL('./page/docs.css', import.meta.url), type: 'text/css' },
  '/docs.js': { file: new URL('./page/docs.js', import.meta.url), type: 'text/javascript' },
};

/**
 * Serves the contract's documentation at `/__mock/docs` and the control API's at
 * `/__mock/docs/control`.
 */
export function makeDocs({
  contract,
  control,
}: {
  contract: Contract;
  control: Contract;
}): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET') return next();
    // Relative to the page's folder, whether the address ends with a slash or not.
    const base = request.originalUrl
      .replace(/[?#].*$/, '')
      .replace(/\/(?:control)?\/?$/, '')
      .replace(/\/docs$/, '');
    const own = { docs: `${base}/docs`, desk: `${base}/` };
    if (request.path === '/') {
      return sendPage(
        response,
        'text/html',
        docsPage(
          contract.document,
          `${own.docs}/`,
          [
            { href: own.desk, text: 'Mock desk' },
            { href: `${own.docs}/control`, text: 'Control API' },
            { href: `${base}/openapi.json`, text: 'As JSON' },
          ],
          outcomesView,
        ),
      );
    }
    if (request.path === '/control') {
      return sendPage(
        response,
        'text/html',
        docsPage(control.document, `${own.docs}/`, [
          { href: own.desk, text: 'Mock desk' },
          { href: own.docs, text: "The platform's calls" },
          { href: `${base}/control.json`, text: 'As JSON' },
        ]),
      );
    }
    const found = Object.hasOwn(FILES, request.path) ? FILES[request.path] : undefined;
    return found ? sendPage(response, found.type, readFileSync(found.file)) : next();
  };
}
