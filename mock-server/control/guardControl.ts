import type { RequestHandler } from 'express';
import { contentTypeOf } from '../serving/readBody';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const WRITES = ['POST', 'PUT', 'PATCH'];

/**
 * Keeps other web pages away from the control API: a Host that is not loopback (DNS rebinding) is refused,
 * and what changes something must be JSON, which no foreign form can send.
 */
export const guardControl: RequestHandler = (request, response, next) => {
  if (!LOOPBACK.test(request.headers.host ?? '')) {
    response.status(403).json({ message: 'The control API answers only to localhost, 127.0.0.1 and [::1]' });
    return;
  }
  if (WRITES.includes(request.method) && contentTypeOf(request) !== 'application/json') {
    response.status(415).json({ message: 'Send JSON: content-type application/json' });
    return;
  }
  // json-server would answer `?callback=` with a script that any page can run.
  delete request.query['callback'];
  next();
};
