import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { CommonOutcome } from '#mock/services/common/common.outcomes.ts';
import type { Answer, Call } from '#mock/services/operationTypes.ts';
import type { OutcomeTable } from '#mock/services/outcomes.ts';

/** The names of an operation's outcomes. */
type OutcomeName<Id extends OperationId> =
  CommonOutcome | (Id extends keyof OutcomeTable ? keyof OutcomeTable[Id] : never);

/** An answer, or the name of an outcome, with the number that it shows. */
export type Handled<Id extends OperationId> =
  Answer<Id> | OutcomeName<Id> | { outcome: OutcomeName<Id>; detail: number };
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Handled<Id> | Promise<Handled<Id>>;

/** One handler for each operation of the contract. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
