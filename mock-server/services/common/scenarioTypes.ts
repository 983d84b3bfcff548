import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { Handler } from '#mock/services/operationTypes.ts';

/** Other triggers of the same scenario. A test of the table tries the accounts and tenants. */
export interface AlsoBy {
  /** Test identifiers. */
  accounts?: readonly string[];
  /** Academies. */
  tenants?: readonly string[];
  /** What a user does to trigger it; documentation only. */
  words?: string;
}

/** One documented outcome of an operation, which callers can choose by name. */
export interface Scenario<Id extends OperationId> {
  /** The outcome in a few words, for the table. */
  about: string;
  /** HTTP status; `usual` is the handler's, null if there is no answer. */
  status: number | 'usual' | null;
  /** `code` of the body; null if it has none. */
  code: string | null;
  /** Replaces the handler. Its answer is checked against the contract like any other. */
  answer: Handler<Id>;
  also?: AlsoBy;
}

/** The scenarios of one operation, the most usual first. */
export type Scenarios<Id extends OperationId> = Readonly<Record<string, Scenario<Id>>>;

/** The scenarios of every operation; a missing operation does not compile. */
export type ScenarioTable = { readonly [Id in OperationId]: Scenarios<Id> };
