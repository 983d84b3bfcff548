import type { Response } from 'express';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { codes } from '#mock/contract/codes.ts';
import type { ContractOperation } from '#mock/contract/contract.ts';
import type { Fault, LoggedRequest, Violation } from '#mock/state/controlTypes.ts';
import type { ApiContext } from '#mock/http/context.ts';
import { encodeAnswer, jsonAnswer } from '#mock/http/encodedAnswer.ts';
import type { EncodedAnswer } from '#mock/http/encodedAnswer.ts';
import { replacedAnswer } from '#mock/http/replacedAnswer.ts';
import { drop, send, sendWithFault } from '#mock/http/respond.ts';
import { CONTRACT_BROKEN } from '#mock/services/vocabulary.ts';
import { findTestAccount } from '#mock/state/testIdentifiers.ts';
import { handlers } from './handlers';
import { noteAnswer, noteViolations } from './logCall';
import type { InjectedFault, OutcomeChoices } from '#mock/services/vocabulary.ts';
import { findOutcome, outcomeOfAccount } from './outcomes';

/** What answers a call besides its handler. */
export interface SelectedAnswer {
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
): SelectedAnswer {
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

interface LooseAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}
type Loose = LooseAnswer | InjectedFault;
interface LooseOutcome {
  answer?(call: object, detail?: number): Loose;
  changes?(call: object): object;
}
type LooseHandler = (call: object) => Promise<Loose | string | { outcome: string; detail: number }>;

/**
 * Answers with the outcome of a name. Without a name, the handler answers or names the outcome.
 * @throws for an unknown name
 */
export async function answerCall(
  id: OperationId,
  name: string | undefined,
  call: object,
  detail?: number,
): Promise<Loose> {
  const outcome = name === undefined ? {} : (findOutcome(id, name) as LooseOutcome | string);
  if (typeof outcome === 'string') throw new Error(outcome);
  if (outcome.answer) return outcome.answer(call, detail);
  const handler = handlers[id] as unknown as LooseHandler;
  const result = await handler({ ...call, ...outcome.changes?.(call) });
  if (typeof result === 'string') return answerCall(id, result, call);
  return 'outcome' in result ? answerCall(id, result.outcome, call, result.detail) : result;
}

/** An answer of a real service, checked against the contract. */
export interface UpstreamAnswer {
  encoded: EncodedAnswer;
  violations: Violation[];
  /** Whether the service gave no answer, and the mock says why. */
  isMissing: boolean;
}

/** The data of one request between dispatcher and answer. */
export interface Visit {
  context: ApiContext;
  entry: LoggedRequest;
  operation: ContractOperation;
  call: object;
  /** The outcome in place of the handler's. */
  outcome: string | undefined;
  /** Asks the real service that answers in place of the handler, if any. */
  askUpstream: (() => Promise<UpstreamAnswer>) | undefined;
}

export interface Delivery {
  enforce: boolean;
  log(line: string): void;
}

/** Gives the outcome or the handler's answer, checked against the contract. */
async function answerOf(
  visit: Visit,
  { enforce, log }: Delivery,
): Promise<EncodedAnswer | InjectedFault> {
  const {
    context: { say },
    entry,
    operation,
    call,
  } = visit;
  const violationAnswer = (violations: Violation[]): EncodedAnswer =>
    jsonAnswer(500, { code: codes.serverBroken, message: say.serverBroken, data: { violations } });
  const isBadRequest = entry.violations.length > 0;
  try {
    if (visit.askUpstream && visit.outcome === undefined) {
      const { encoded, violations, isMissing } = await visit.askUpstream();
      noteViolations(entry, violations, log);
      return enforce && violations.length > 0 && !isMissing ? violationAnswer(violations) : encoded;
    }
    const answer = await answerCall(operation.id as OperationId, visit.outcome, call);
    if ('fault' in answer) return answer;
    const violations = operation.checkAnswer(answer.status, answer.body);
    noteViolations(entry, violations, log);
    if (enforce && violations.length > 0) return violationAnswer(violations);
    return encodeAnswer(
      answer.status,
      operation.answerType(answer.status),
      answer.body,
      answer.headers,
    );
  } catch (error) {
    // Without enforcement, a handler may receive input that the contract forbids. A real service
    // answers that with "bad input".
    if (isBadRequest)
      return jsonAnswer(400, {
        code: codes.contractBroken,
        message: CONTRACT_BROKEN,
        data: { violations: [...entry.violations] },
      });
    const violations: Violation[] = [
      { where: 'answer', message: `the handler failed: ${String(error)}` },
    ];
    noteViolations(entry, violations, log);
    return violationAnswer(violations);
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
  const replacement = replacedAnswer(fault);
  if (fault.kind !== 'hang' && fault.kind !== 'drop' && !replacement) return false;
  entry.fault = fault.kind;
  noteAnswer(namespace, entry, replacement);
  if (fault.kind === 'drop') drop(response);
  if (replacement) send(response, replacement);
  return true;
}

/**
 * Answers a request with the fault, the outcome or the handler.
 * An outcome may be a fault itself. A fault that changes the usual answer (`delay`, `drip`, …)
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
  let pendingFault = fault;
  let answer = await answerOf(visit, delivery);
  if ('fault' in answer) {
    if (replaceAnswer(visit, response, answer.fault)) return;
    pendingFault = answer.fault;
    answer = await answerOf({ ...visit, outcome: undefined }, delivery);
  }
  if ('fault' in answer) {
    if (replaceAnswer(visit, response, answer.fault)) return;
    const { kind } = answer.fault;
    throw new Error(
      `${visit.operation.id}: the handler's fault "${kind}" needs an answer to spoil`,
    );
  }
  if (pendingFault) entry.fault = pendingFault.kind;
  await sendWithFault(response, answer, pendingFault, context.namespace.random);
  noteAnswer(context.namespace, entry, answer);
}
