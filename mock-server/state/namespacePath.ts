import type { RequestHandler } from 'express';
import { appOrigin } from './appOrigin';
import type { Namespace } from './types';

const PATH = /^\/__mock\/ns\/([^/?]+)(?:\/scenario\/([^/?]+))?(\/[^?]*)?(\?.*)?$/;
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
 * Reads the namespace and the outcomes from the path, for requests that carry neither headers nor
 * cookies: `/__mock/ns/{name}/…` and `/__mock/ns/{name}/scenario/{operation=name}/…`. The rest of
 * the path is answered as if it had those headers. For a page of the app, it sets cookie `mock_ns`
 * instead.
 */
export function readNamespacePath(appUrl: string): RequestHandler {
  return (request, response, next) => {
    const match = PATH.exec(request.url);
    if (!match) return next();
    const [, name = '', scenario, path = '/', query = ''] = match;
    if (!isServedByMock(path)) {
      response.cookie('mock_ns', decoded(name), { path: '/', sameSite: 'lax' });
      return response.redirect(
        302,
        appOrigin(request, appUrl) + path.replace(/^[/\\]+/, '/') + query,
      );
    }
    request.headers['x-mock-ns'] = decoded(name);
    if (scenario !== undefined) request.headers['x-mock-scenario'] = decoded(scenario);
    request.url = path + query;
    next();
  };
}

/** The start of an address that leads back to the same namespace and the same scenario. */
export function namespacePrefix({ name }: Namespace, scenario: string | undefined): string {
  const [namespace, path] = [
    encodeURIComponent(name),
    scenario === undefined ? '' : `/scenario/${encodeURIComponent(scenario)}`,
  ];
  return name === 'default' && path === '' ? '' : `/__mock/ns/${namespace}${path}`;
}
