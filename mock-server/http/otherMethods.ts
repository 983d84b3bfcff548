import type { RequestHandler } from 'express';
import { allowedMethods } from '#mock/contract/contract.ts';

/** The local in which `answerHeadAsGet` marks a HEAD request. */
export const IS_HEAD = 'isHead';

/** Answers HEAD like GET. Node itself omits the body of an answer to HEAD. */
export const answerHeadAsGet: RequestHandler = (request, response, next) => {
  if (request.method === 'HEAD') {
    request.method = 'GET';
    response.locals[IS_HEAD] = true;
  }
  next();
};

/**
 * What the mock shows and no operation describes; the sign-in pages under `/__mock/providers` take
 * forms as well.
 */
const PAGES =
  /^\/__mock(?:\/?|\/(?:docs|events|order|scenario|scene\/[^/]+|desk\/[^/]+|phone\/[^/]+)\/?)$/;

/** Refuses to do more with a page than show it, and names the methods that do. */
export const refuseOtherMethods: RequestHandler = ({ method, baseUrl, path }, response, next) => {
  if (method === 'GET' || !PAGES.test(baseUrl + path)) return next();
  const methods = 'GET, HEAD, OPTIONS';
  response
    .set('Allow', methods)
    .status(405)
    .json({ message: `${baseUrl}${path} takes ${methods}, not ${method}` });
};

/**
 * Answers OPTIONS with the methods of the path. Preflights of other sites are refused earlier; this
 * answer does not allow any other origin.
 */
export function makeAnswerOptions(methodsOf: (path: string) => readonly string[]): RequestHandler {
  return ({ method, baseUrl, path }, response, next) => {
    if (method !== 'OPTIONS') return next();
    const methods = allowedMethods(methodsOf(baseUrl + path));
    response
      .set('Allow', `${methods === '' ? 'GET, HEAD' : methods}, OPTIONS`)
      .status(204)
      .end();
  };
}
