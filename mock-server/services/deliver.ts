import type { Response } from 'express';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { codes } from '#mock/codes.ts';
import type { ContractOperation } from '#mock/contract/contract.ts';
import type { InjectedFault } from './operationTypes';
import type { Fault, LoggedRequest, Violation } from '#mock/controlTypes.ts';
import { replacedOutcome } from '#mock/http/replacedOutcome.ts';
import { handlers } from './handlers';
import { noteOutcome, noteViolations } from './logCall';
import { findScenario } from './scenarios';
import type { ApiContext } from '#mock/http/context.ts';
import { jsonOutcome, makeOutcome } from '#mock/http/outcome.ts';
import type { Outcome } from '#mock/http/outcome.ts';
import { drop, send, sendWithFault } from '#mock/http/respond.ts';
import { CONTRACT_BROKEN } from '#mock/services/common/answers.ts';

/** An answer of a real service, checked against the contract. */
export interface UpstreamAnswer {
  outcome: Outcome;
  violations: Violation[];
  /** Whether the service gave no answer, and the outcome says why. */
  isMissing: boolean;
}

interface LooseAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}
type LooseHandler = (
  call: unknown,
) => LooseAnswer | InjectedFault | Promise<LooseAnswer | InjectedFault>;

/** The data of one request between dispatcher and answer. */
export interface Visit {
  context: ApiContext;
  entry: LoggedRequest;
  operation: ContractOperation;
  call: unknown;
  /** The scenario that replaces the handler. */
  scenario: string | undefined;
  /** Asks the real service that answers in place of the handler, if any. */
  askUpstream: (() => Promise<UpstreamAnswer>) | undefined;
}

export interface Delivery {
  enforce: boolean;
  log(line: string): void;
}

function handlerOf({ operation, scenario }: Visit): LooseHandler {
  const found = scenario === undefined ? undefined : findScenario(operation.id, scenario);
  return (
    typeof found === 'object' ? found.answer : handlers[operation.id as OperationId]
  ) as LooseHandler;
}

/** Runs the handler or the scenario, and checks its answer against the contract. */
async function answerOf(
  visit: Visit,
  { enforce, log }: Delivery,
): Promise<Outcome | InjectedFault> {
  const {
    context: { say },
    entry,
    operation,
    call,
  } = visit;
  const broken = (violations: Violation[]): Outcome =>
    jsonOutcome(500, { code: codes.serverBroken, message: say.serverBroken, data: { violations } });
  const isBadRequest = entry.violations.length > 0;
  try {
    if (visit.askUpstream && visit.scenario === undefined) {
      const { outcome, violations, isMissing } = await visit.askUpstream();
      noteViolations(entry, violations, log);
      return enforce && violations.length > 0 && !isMissing ? broken(violations) : outcome;
    }
    const answer = await handlerOf(visit)(call);
    if ('fault' in answer) return answer;
    const violations = operation.checkAnswer(answer.status, answer.body);
    noteViolations(entry, violations, log);
    if (enforce && violations.length > 0) return broken(violations);
    return makeOutcome(
      answer.status,
      operation.answerType(answer.status),
      answer.body,
      answer.headers,
    );
  } catch (error) {
    // Without enforcement, a handler may receive input that the contract forbids. A real service
    // answers that with "bad input".
    if (isBadRequest)
      return jsonOutcome(400, {
        code: codes.contractBroken,
        message: CONTRACT_BROKEN,
        data: { violations: [...entry.violations] },
      });
    const violations: Violation[] = [
      { where: 'answer', message: `the handler failed: ${String(error)}` },
    ];
    noteViolations(entry, violations, log);
    return broken(violations);
  }
}

/**
 * Answers with nothing, or with what the fault puts in place of the answer.
 * @returns whether it did
 */
function replaceAnswer(
  { context: { namespace }, entry }: Visit,
  response: Response,
  fault: Fault,
): boolean {
  const replaced = replacedOutcome(fault);
  if (fault.kind !== 'hang' && fault.kind !== 'drop' && !replaced) return false;
  entry.fault = fault.kind;
  noteOutcome(namespace, entry, replaced);
  if (fault.kind === 'drop') drop(response);
  if (replaced) send(response, replaced);
  return true;
}

/**
 * Answers a request with the fault, the scenario or the handler.
 * A scenario may inject a fault itself. A fault that changes the usual answer (`delay`, `drip`, …)
 * gets the handler's answer.
 */
export async function deliver(
  visit: Visit,
  response: Response,
  fault: Fault | undefined,
  delivery: Delivery,
): Promise<void> {
  const { context, entry } = visit;
  if (fault && replaceAnswer(visit, response, fault)) return;
  let spoiling = fault;
  let outcome = await answerOf(visit, delivery);
  if ('fault' in outcome) {
    if (replaceAnswer(visit, response, outcome.fault)) return;
    spoiling = outcome.fault;
    outcome = await answerOf({ ...visit, scenario: undefined }, delivery);
  }
  if ('fault' in outcome) {
    if (replaceAnswer(visit, response, outcome.fault)) return;
    const { kind } = outcome.fault;
    throw new Error(
      `${visit.operation.id}: the handler's fault "${kind}" needs an answer to spoil`,
    );
  }
  if (spoiling) entry.fault = spoiling.kind;
  await sendWithFault(response, outcome, spoiling, context.namespace.random);
  noteOutcome(context.namespace, entry, outcome);
}
