import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { ApiContext } from '#mock/http/context.ts';
import type { Fault } from '#mock/controlTypes.ts';
import { findTestAccount } from '#mock/testIdentifiers.ts';
import type { OutcomeChoices } from './operationTypes';
import { outcomeOfAccount } from './outcomes';

/** What answers a call besides its handler. */
export interface ChosenAnswer {
  outcome: string | undefined;
  fault: Fault | undefined;
  /** For the log; undefined if only the handler decides. */
  cause: string | undefined;
  /** Whether the outcome is that of a test account, which a real service does not know. */
  isAccount?: boolean;
}

/** A test account that the call names, for the log. */
function testAccount({ accounts }: ApiContext): string | undefined {
  const account = accounts.find((each) => findTestAccount(each) !== undefined);
  return account === undefined ? undefined : `test account ${account}`;
}

/**
 * Chooses the outcome and the fault of a call, and counts the call for the rules. A caller who
 * names an outcome gets it; rules wait for the next call.
 */
export function chooseAnswer(
  context: ApiContext,
  operation: string,
  choices: OutcomeChoices,
): ChosenAnswer {
  const { namespace, accounts, raw, path, logged, call } = context;
  if (Object.hasOwn(choices, operation)) {
    const isHeader = String(raw.headers['x-mock-scenario'] ?? '').includes(`${operation}=`);
    return {
      outcome: choices[operation],
      fault: undefined,
      cause: isHeader ? 'header x-mock-scenario' : 'cookie of this browser',
    };
  }
  const { fault, outcome } = namespace.rules.take({
    operation,
    method: logged.method,
    path,
    query: raw.query,
    headers: raw.headers,
    body: raw.body,
    accounts,
    academy: call.tenant.id,
  });
  const rules = [fault, outcome].flatMap((rule) => (rule ? [`rule ${rule.id}`] : []));
  const isAccount = outcome === undefined;
  return {
    outcome: isAccount ? outcomeOfAccount(operation as OperationId, raw) : outcome.outcome,
    fault,
    cause: rules.length > 0 ? rules.join(', ') : testAccount(context),
    isAccount,
  };
}
