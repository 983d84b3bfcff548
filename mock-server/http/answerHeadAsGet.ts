import type { RequestHandler } from 'express';

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
