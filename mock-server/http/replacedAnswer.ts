import { codes } from '#mock/contract/codes.ts';
import { jsonAnswer, encodeAnswer } from './encodedAnswer';
import type { EncodedAnswer } from './encodedAnswer';
import type { Fault } from '#mock/state/controlTypes.ts';

/**
 * The reason phrases that gateways send. Node's list is not available in the documentation's pages,
 * which run this code too.
 */
const GATEWAY_WORDS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

function gatewayPage(status: number): string {
  const title = `${status} ${GATEWAY_WORDS[status] ?? ''}`.trim();
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
}

function failure(): unknown {
  return { code: codes.serverBroken, message: 'Scripted failure', data: null };
}

/**
 * The answer that a fault sends instead of the real one. Undefined if the fault needs the real
 * answer (`delay`, `drip`, `late-body`, `wrong-length`, `truncated`, `reset-mid-body`) or none
 * (`hang`, `drop`).
 */
export function replacedAnswer({
  kind,
  status,
  body,
  headers = {},
}: Fault): EncodedAnswer | undefined {
  switch (kind) {
    case 'malformed':
      return encodeAnswer(
        status ?? 200,
        'application/json',
        '{"code":"000000","message":',
        headers,
      );
    case 'empty':
      return encodeAnswer(status ?? 200, 'application/json', '', headers);
    case 'html':
      return encodeAnswer(status ?? 502, 'text/html', gatewayPage(status ?? 502), headers);
    case 'status':
      return { ...jsonAnswer(status ?? 500, body === undefined ? failure() : body), headers };
    case 'body':
      return { ...jsonAnswer(status ?? 200, body), headers };
    default:
      return undefined;
  }
}
