import type { RequestHandler } from 'express';
import { allowedMethods } from '#mock/contract/contract.ts';
import type { Contract } from '#mock/contract/contract.ts';

/** Where `answerHeadAsGet` says that a call came as HEAD. */
export const IS_HEAD = 'isHead';

/** Has HEAD answered wherever GET is: as GET, and Node leaves out the body of an answer to HEAD by itself. */
export const answerHeadAsGet: RequestHandler = (request, response, next) => {
  if (request.method === 'HEAD') {
    request.method = 'GET';
    response.locals[IS_HEAD] = true;
  }
  next();
};

/** What the mock shows and no operation describes; the sign-in pages under `/__mock/providers` take forms as well. */
const PAGES =
  /^\/__mock(?:\/?|\/(?:docs(?:\/control)?|events|order|scenario|desk\/[^/]+|phone\/[^/]+)\/?)$/;

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
 * Answers OPTIONS plainly, by the methods of the path. A preflight of another site has been refused before; this answer
 * allows no other origin anything.
 */
export function makeAnswerOptions(contracts: readonly Contract[]): RequestHandler {
  return ({ method, baseUrl, path }, response, next) => {
    if (method !== 'OPTIONS') return next();
    const methods = allowedMethods(contracts.flatMap((contract) => contract.at(baseUrl + path)));
    response
      .set('Allow', `${methods === '' ? 'GET, HEAD' : methods}, OPTIONS`)
      .status(204)
      .end();
  };
}
