import type { RequestHandler } from 'express';
import { allowedMethods } from '#mock/contract/contract.ts';
import type { Contract } from '#mock/contract/contract.ts';

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
 * Answers OPTIONS with the methods of the path. Preflights of other sites are refused earlier; this
 * answer does not allow any other origin.
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
