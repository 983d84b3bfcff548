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
