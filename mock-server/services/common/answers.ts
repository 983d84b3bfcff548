import { codes } from '#mock/codes.ts';
import type { EmptyEnvelope, InjectedFault } from '#mock/services/operationTypes.ts';
import type { TestTrigger } from '#mock/testIdentifiers.ts';
import { findTestTrigger } from '#mock/testIdentifiers.ts';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';

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

/** The user may not do this; the status distinguishes this from refusals of the input. */
export function forbidden(say: Messages): { status: 403; body: EmptyEnvelope } {
  return { ...refuse(codes.noPermission, say.noPermission), status: 403 };
}

/** The bearer is missing, wrong or expired. */
export function notSignedIn(say: Messages): { status: 401; body: EmptyEnvelope } {
  return { status: 401, body: { code: codes.notSignedIn, message: say.notSignedIn, data: null } };
}

export function injectedServerError(say: Messages): InjectedFault {
  return {
    fault: {
      kind: 'status',
      status: 500,
      body: { code: codes.serverBroken, message: say.serverBroken, data: null },
    },
  };
}

/** The fault that a test identifier of D36 injects; undefined for every other identifier. */
export function faultOfIdentifier(identifier: string, say: Messages): InjectedFault | undefined {
  const faults: Partial<Record<TestTrigger, InjectedFault>> = {
    slow: { fault: { kind: 'hang' } },
    dropped: { fault: { kind: 'drop' } },
    broken: injectedServerError(say),
  };
  const magic = findTestTrigger(identifier);
  return magic && faults[magic];
}
