import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { codes } from '#mock/contract/codes.ts';
import type { Fault } from '#mock/state/controlTypes.ts';
import type { Causes, InjectedFault, Outcomes } from '#mock/services/vocabulary.ts';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';
import { refusal, refusalWith } from '#mock/services/vocabulary.ts';

type UserTexts = { say: Messages };

function disturbed(about: string, status: number | 'usual' | null, fault: Fault) {
  return { about, status, code: null, answer: (): InjectedFault => ({ fault }) };
}

/** Failures that any operation can have. */
export const failures = {
  broken: {
    about: 'the server fails',
    status: 500,
    code: codes.serverBroken,
    answer: ({ say }: UserTexts): InjectedFault => ({
      fault: {
        kind: 'status',
        status: 500,
        body: { code: codes.serverBroken, message: say.serverBroken, data: null },
      },
    }),
  },
  'too-many': {
    about: 'too many calls; come back in 30 s (`Retry-After`)',
    status: 429,
    code: codes.tooMany,
    answer: ({ say }: UserTexts): InjectedFault => ({
      fault: {
        kind: 'status',
        status: 429,
        body: { code: codes.tooMany, message: say.tooManyCalls(30), data: null },
        headers: { 'Retry-After': '30' },
      },
    }),
  },
  html: disturbed("a gateway's page instead of an answer", 502, { kind: 'html' }),
  malformed: disturbed('invalid JSON', 200, { kind: 'malformed' }),
  empty: disturbed('no body', 200, { kind: 'empty' }),
  hang: disturbed('never answered', null, { kind: 'hang' }),
  drop: disturbed('the connection breaks', null, { kind: 'drop' }),
};

export const academyClosed = (about = 'the academy is closed', causes: Causes = {}) =>
  refusal('990302', 'academyClosed', about, causes);

export const noPermission = refusal(
  codes.noPermission,
  'noPermission',
  'the user is not an administrator',
  'as a learner',
);

/** The failures of accounts that break or get no answer. */
export const accountFailures = {
  broken: { ...failures.broken, account: 'broken' },
  hang: { ...failures.hang, account: 'slow' },
  drop: { ...failures.drop, account: 'dropped' },
} as const;

const usual = {
  normal: { about: 'the default answer of the mock', status: 'usual', code: null },
  slow: disturbed('the usual answer after 3 s', 'usual', { kind: 'delay', ms: 3000 }),
  late: disturbed("the usual answer after 7 s, past the client's limit", 'usual', {
    kind: 'delay',
    ms: 7000,
  }),
} as const;

const ofBearers = {
  'signed-out': refusalWith(
    401,
    codes.notSignedIn,
    'notSignedIn',
    'the bearer is missing, wrong or expired',
  ),
};

/** Names of the outcomes that every operation has, or every one with a bearer. */
export type CommonOutcome = keyof typeof failures | keyof typeof ofBearers;

/** The usual answer, late answers and failures of an operation. */
export function commonOutcomes<Id extends OperationId>(id: Id): Outcomes<Id> {
  const all: unknown = { ...usual, ...failures, ...(operations[id].bearer && ofBearers) };
  return all as Outcomes<Id>;
}
