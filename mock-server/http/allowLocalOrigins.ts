import type { Request, RequestHandler } from 'express';
import { isLoopback } from '#lib/url/webAddress.ts';

/** The origin of a page on another port of this machine that sends the request, if any. */
export function localOrigin({ headers: { origin } }: Request): string | undefined {
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  return isLoopback(new URL(origin).hostname) ? origin : undefined;
}

/** Lets pages on other ports of this machine read answers (CORS), and answers their preflights. */
export const allowLocalOrigins: RequestHandler = (request, response, next) => {
  const origin = localOrigin(request);
  response.vary('Origin');
  if (origin === undefined) return next();
  response.set({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'Retry-After, X-Total-Count, Content-Disposition',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  const { 'access-control-request-method': method, 'access-control-request-headers': headers } =
    request.headers;
  if (request.method !== 'OPTIONS' || method === undefined) return next();
  response
    .set('Access-Control-Allow-Methods', method)
    .set('Access-Control-Allow-Headers', headers ?? '')
    .status(204)
    .end();
};
