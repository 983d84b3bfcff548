import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { Answer, Call, InjectedFault } from '#mock/services/operationTypes.ts';
import type { TestAccount } from '#mock/testIdentifiers.ts';

/** What leads to an outcome besides its name. */
export interface Causes {
  /** Calls that name this account get the outcome before the handler runs. */
  account?: TestAccount;
  /** Other accounts whose state leads to it. */
  identifiers?: readonly string[];
  /** Academies whose rows lead to it. */
  academies?: readonly string[];
  /** What a user does; documentation only. */
  words?: string;
}

/** An answer of an operation, which handlers give and callers choose by its name. */
export interface Outcome<Id extends OperationId> extends Causes {
  /** In a few words, for the lists. */
  about: string;
  /** HTTP status; `usual` is the handler's, null if there is no answer. */
  status: number | 'usual' | null;
  /** `code` of the body; null if it has none. */
  code: string | null;
  /**
   * Checked against the contract like every answer.
   * @param detail a number that the handler gives, for example the seconds to wait
   */
  answer?(call: Call<Id>, detail?: number): Answer<Id> | InjectedFault;
  /** Changes the call for the handler, which answers. */
  given?(call: Call<Id>): Partial<Call<Id>>;
}

/** The outcomes of one operation by name, the most usual first. */
export type Outcomes<Id extends OperationId> = Readonly<Record<string, Outcome<Id>>>;

/** The outcomes of some operations. */
export type OutcomesOf<Ids extends OperationId> = { readonly [Id in Ids]?: Outcomes<Id> };
