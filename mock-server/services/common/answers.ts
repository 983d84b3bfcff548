import { codes } from '#mock/codes.ts';
import type { EmptyEnvelope } from '#mock/services/operationTypes.ts';

/** For developers, so it is in one language. */
export const CONTRACT_BROKEN = 'The request breaks the contract';

/** Success with data. */
export function ok<Data>(data: Data): {
  status: 200;
  body: { code: string; message: string; data: Data };
} {
  return { status: 200, body: { code: codes.ok, message: 'success', data } };
}

/** A refusal that the user sees: HTTP 200 with another code. */
export function refuse(code: string, message: string): { status: 200; body: EmptyEnvelope } {
  return { status: 200, body: { code, message, data: null } };
}
