import { codes } from '#mock/codes.ts';
import { jsonOutcome, makeOutcome } from './outcome';
import type { Outcome } from './outcome';
import type { Fault } from '#mock/state/faultRules.ts';

/** What gateways call the statuses that they answer with. Node's own list is not there in the pages of the documentation. */
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

/** What a gateway says of a status, in the look of most of them. */
function gatewayPage(status: number): string {
  const title = `${status} ${GATEWAY_WORDS[status] ?? ''}`.trim();
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
}

function failure(): unknown {
  return { code: codes.serverBroken, message: 'Scripted failure', data: null };
}

/**
 * The answer that a fault puts in place of the real one, or undefined when the real one is wanted
 * (`delay`, `drip`, `late-body`, `wrong-length`, `truncated`, `reset-mid-body`) or none at all (`hang`, `drop`).
 */
export function replacedOutcome({ kind, status, body, headers = {} }: Fault): Outcome | undefined {
  switch (kind) {
    case 'malformed':
      return makeOutcome(status ?? 200, 'application/json', '{"code":"000000","message":', headers);
    case 'empty':
      return makeOutcome(status ?? 200, 'application/json', '', headers);
    case 'html':
      return makeOutcome(status ?? 502, 'text/html', gatewayPage(status ?? 502), headers);
    case 'status':
      return { ...jsonOutcome(status ?? 500, body === undefined ? failure() : body), headers };
    case 'body':
      return { ...jsonOutcome(status ?? 200, body), headers };
    default:
      return undefined;
  }
}
