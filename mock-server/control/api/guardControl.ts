import type { RequestHandler } from 'express';
import { contentTypeOf } from '#mock/http/readBody.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const WRITES = ['POST', 'PUT', 'PATCH'];

/**
 * Protects the control API from other web pages. Refuses a Host that is neither loopback nor one of
 * this machine (DNS rebinding). Browsers resolve `*.localhost` to loopback only. Requires JSON for
 * changes, because foreign forms cannot send it.
 * @param addresses of this machine, if the mock is open to the local network
 */
export function makeGuardControl(addresses: readonly string[]): RequestHandler {
  const allowed = new Set([...LOOPBACK, ...addresses]);
  return (request, response, next) => {
    const host = (request.headers.host ?? '').replace(/:\d{1,5}$/, '').toLowerCase();
    if (!allowed.has(host) && !host.endsWith('.localhost')) {
      response
        .status(403)
        .json({ message: `The control API answers only to ${[...allowed].join(', ')}` });
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
}
