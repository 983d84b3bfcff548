import type { RequestHandler } from 'express';
import { appOrigin } from './appOrigin';
import type { Namespace } from './types';

const PATH = /^\/__mock\/ns\/([^/?]+)(?:\/outcome\/([^/?]+))?(\/[^?]*)?(\?.*)?$/;
const SERVED_HERE = /^\/(?:api|__mock)(?:[/?]|$)/;

/**
 * Whether the mock answers a path, which may have a query. Every other path is a page of the app.
 */
function isServedByMock(path: string): boolean {
  return SERVED_HERE.test(path);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads the namespace and outcomes from the path, for requests that carry neither headers nor
 * cookies: `/__mock/ns/{name}/…` and `/__mock/ns/{name}/outcome/{operation=name}/…`. The rest of
 * the path is answered as if it had those headers. For a page of the app, it sets cookie `mock_ns`
 * instead.
 */
export function readNamespacePath(appUrl: string): RequestHandler {
  return (request, response, next) => {
    const found = PATH.exec(request.url);
    if (!found) return next();
    const [, name = '', outcome, path = '/', query = ''] = found;
    if (!isServedByMock(path)) {
      response.cookie('mock_ns', decoded(name), { path: '/', sameSite: 'lax' });
      return response.redirect(
        302,
        appOrigin(request, appUrl) + path.replace(/^[/\\]+/, '/') + query,
      );
    }
    request.headers['x-mock-ns'] = decoded(name);
    if (outcome !== undefined) request.headers['x-mock-outcome'] = decoded(outcome);
    request.url = path + query;
    next();
  };
}

/** The start of an address that leads back to the same namespace and the same outcome. */
export function namespacePrefix({ name }: Namespace, outcome: string | undefined): string {
  const [namespace, wanted] = [
    encodeURIComponent(name),
    outcome === undefined ? '' : `/outcome/${encodeURIComponent(outcome)}`,
  ];
  return name === 'default' && wanted === '' ? '' : `/__mock/ns/${namespace}${wanted}`;
}
