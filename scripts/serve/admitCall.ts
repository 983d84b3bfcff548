import type { IncomingMessage, ServerResponse } from 'node:http';
import { SERVICE_HEADERS } from '#lib/url/serviceCall.ts';
import { refuseTarget } from '#mock/http/refuseTarget.ts';
import { judgeTarget } from './judgeTarget';

/** Headers of the connection, and those that steer the mock. */
const LOCAL = /^(?:connection|content-length|host|transfer-encoding|via|x-mock-.*)$/;

/**
 * Prepares a request for the mock as nginx does for the services: refuses a target that means
 * different things to different servers, and removes headers that no call has.
 * @returns whether the request is still to be answered
 */
export function admitCall(
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (/^\/(?:api|__mock)\//.test(url) && judgeTarget(url) === 'refused') {
    refuseTarget(response, url);
    return false;
  }
  if (!url.startsWith('/api/')) return true;
  for (const name of Object.keys(headers))
    if (!SERVICE_HEADERS.includes(name) && !LOCAL.test(name)) delete headers[name];
  return true;
}
