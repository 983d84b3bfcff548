import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { codes } from '#mock/codes.ts';
import type { Answer, InjectedFault } from '#mock/services/operationTypes.ts';
import type { Fault } from '#mock/controlTypes.ts';
import { injectedServerError, notSignedIn } from './answers';
import { handlers } from '#mock/services/handlers.ts';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';
import type { Scenarios } from './scenarioTypes';

type Said = { say: Messages };

function going(about: string, status: number | 'usual' | null, fault: Fault) {
  return { about, status, code: null, answer: (): InjectedFault => ({ fault }) };
}

/** Failures that any operation can have. */
export const failures = {
  broken: {
    about: 'the server fails',
    status: 500,
    code: codes.serverBroken,
    answer: ({ say }: Said) => injectedServerError(say),
  },
  'too-many': {
    about: 'too many calls; come back in 30 s (`Retry-After`)',
    status: 429,
    code: codes.sendTooSoon,
    answer: ({ say }: Said): InjectedFault => ({
      fault: {
        kind: 'status',
        status: 429,
        body: { code: codes.sendTooSoon, message: say.tooManyCalls(30), data: null },
        headers: { 'Retry-After': '30' },
      },
    }),
  },
  html: going("a gateway's page instead of an answer", 502, { kind: 'html' }),
  malformed: going('invalid JSON', 200, { kind: 'malformed' }),
  empty: going('no body', 200, { kind: 'empty' }),
  hang: going('never answered', null, { kind: 'hang' }),
  drop: going('the connection breaks', null, { kind: 'drop' }),
};

const signedOut = {
  about: 'the bearer is missing, wrong or expired',
  status: 401,
  code: codes.notSignedIn,
  answer: ({ say }: Said) => notSignedIn(say),
};

/**
 * Scenarios that every operation has: the usual answer, late answers and failures. An operation
 * with a bearer token can also be signed out.
 */
export function commonScenarios<Id extends OperationId>(id: Id): Scenarios<Id> {
  const usual = {
    normal: {
      about: 'the default answer of the mock',
      status: 'usual' as const,
      code: null,
      answer: handlers[id],
    },
    slow: going('the usual answer after 3 s', 'usual', { kind: 'delay', ms: 3000 }),
    late: going("the usual answer after 7 s, past the client's limit", 'usual', {
      kind: 'delay',
      ms: 7000,
    }),
  };
  return {
    ...usual,
    ...failures,
    ...(operations[id].bearer && {
      'signed-out': signedOut as unknown as {
        about: string;
        status: number;
        code: string;
        answer(call: Said): Answer<Id>;
      },
    }),
  };
}
