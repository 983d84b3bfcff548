import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { Handler } from '#mock/services/operationTypes.ts';

/** Other ways to the same outcome, besides the scenario's name. The test of the table tries accounts and tenants. */
export interface AlsoBy {
  /** Magic identifiers (D36). */
  accounts?: readonly string[];
  /** Academies (D37). */
  tenants?: readonly string[];
  /** What a visitor does for it; for readers only. */
  words?: string;
}

/** One documented outcome of an operation, to be had by name. */
export interface Scenario<Id extends OperationId> {
  /** The outcome in a few words, for the table. */
  about: string;
  /** HTTP status; `usual` is the handler's, null when nothing is answered. */
  status: number | 'usual' | null;
  /** `code` of the body; null when it has none. */
  code: string | null;
  /** Stands in for the handler; its answer is held against the contract like any other. */
  answer: Handler<Id>;
  also?: AlsoBy;
}

/** The named outcomes of one operation, the most usual first. */
export type Scenarios<Id extends OperationId> = Readonly<Record<string, Scenario<Id>>>;

/** The outcomes of every operation; a missing operation does not compile. */
export type ScenarioTable = { readonly [Id in OperationId]: Scenarios<Id> };
