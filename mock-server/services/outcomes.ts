import { ownValue } from '#lib/object/ownValue.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { academyOutcomes } from '#mock/services/academy/academy.outcomes.ts';
import { commonOutcomes } from '#mock/services/common/common.outcomes.ts';
import type { CommonOutcome } from '#mock/services/common/common.outcomes.ts';
import type { Answer, Call, Outcome, Outcomes, OutcomesOf } from '#mock/services/vocabulary.ts';
import { joinOutcomes } from '#mock/services/join/join.outcomes.ts';
import { qrOutcomes } from '#mock/services/qr/qr.outcomes.ts';
import { restorationOutcomes } from '#mock/services/restoration/restoration.outcomes.ts';
import { selectorOutcomes } from '#mock/services/selectors/selectors.outcomes.ts';
import { clientOutcomes } from '#mock/services/sign-in/client.outcomes.ts';
import { sessionOutcomes } from '#mock/services/sign-in/session.outcomes.ts';
import { verificationCodeOutcomes } from '#mock/services/sign-in/verificationCodes.outcomes.ts';
import { thirdPartyOutcomes } from '#mock/services/third-party/thirdParty.outcomes.ts';
import { findTestAccount, identifiersIn, identifiersOf } from '#mock/state/testIdentifiers.ts';
import { didYouMean, unknownOperation } from '#mock/state/nearest.ts';

const outcomeTable = {
  ...academyOutcomes,
  ...verificationCodeOutcomes,
  ...sessionOutcomes,
  ...clientOutcomes,
  ...qrOutcomes,
  ...restorationOutcomes,
  ...thirdPartyOutcomes,
  ...joinOutcomes,
  ...selectorOutcomes,
};
export type OutcomeTable = typeof outcomeTable;

/** The outcomes of an operation besides the common ones. */
export function ownOutcomes<Id extends OperationId>(id: Id): Outcomes<Id> {
  return ((outcomeTable as OutcomesOf<OperationId>)[id] ?? {}) as Outcomes<Id>;
}

/** Every outcome of an operation: its own, then the common ones. */
export function outcomesOf<Id extends OperationId>(id: Id): Outcomes<Id> {
  const own = ownOutcomes(id);
  return { ...own, ...commonOutcomes(id), ...own };
}

/**
 * Finds an outcome.
 * @returns the outcome, or the reason why it does not exist
 */
export function findOutcome(operation: string, name: string): Outcome<OperationId> | string {
  if (!Object.hasOwn(operations, operation)) return unknownOperation(operation);
  const outcomes = outcomesOf(operation as OperationId) as Outcomes<OperationId>;
  const names = Object.keys(outcomes);
  return (
    ownValue(outcomes, name)
    ?? `${operation} has no outcome "${name}". It has: ${names.join(', ')}${didYouMean(name, names)}`
  );
}

/** The phone numbers and e-mail addresses that lead to an outcome of an operation. */
export function identifiersFor(
  id: OperationId,
  { account, identifiers = [] }: Pick<Outcome<OperationId>, 'account' | 'identifiers'>,
): string[] {
  const all = [...(account ? identifiersOf(account) : []), ...identifiers];
  if (id.includes('Email')) return all.filter((each) => !/^\d/.test(each));
  return id.includes('Sms') ? all.filter((each) => /^\d/.test(each)) : all;
}

/** The outcome that a call gets because of the test account that it names. */
export function outcomeOfAccount(
  id: OperationId,
  { query, body }: { query: unknown; body: unknown },
): string | undefined {
  const accounts = identifiersIn(query, body).map(findTestAccount);
  return Object.entries(ownOutcomes(id)).find(
    ([, { account }]) => account !== undefined && accounts.includes(account),
  )?.[0];
}

/** The names of an operation's outcomes. */
type OutcomeName<Id extends OperationId> =
  CommonOutcome | (Id extends keyof OutcomeTable ? keyof OutcomeTable[Id] : never);

/** An answer, or the name of an outcome, with the number that it shows. */
export type HandlerResult<Id extends OperationId> =
  Answer<Id> | OutcomeName<Id> | { outcome: OutcomeName<Id>; detail: number };
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => HandlerResult<Id> | Promise<HandlerResult<Id>>;

/** One handler for each operation of the contract. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
