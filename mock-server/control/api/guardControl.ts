import type { RequestHandler } from 'express';
import { contentTypeOf } from '#mock/http/readBody.ts';

const WRITES = ['POST', 'PUT', 'PATCH'];

/**
 * Protects the control API from other web pages: changes must be JSON, because foreign forms cannot
 * send it.
 */
export const guardControl: RequestHandler = (request, response, next) => {
  if (WRITES.includes(request.method) && contentTypeOf(request) !== 'application/json') {
    response.status(415).json({ message: 'Send JSON: content-type application/json' });
    return;
  }
  // json-server would answer `?callback=` with a script that any page can run.
  delete request.query['callback'];
  next();
};
