import type { Request, RequestHandler, Response } from 'express';
import { codes } from '../codes';
import type { Contract, ContractOperation } from '../contract/contract';
import type { OperationId } from '../../src/api/contract/operations.generated';
import type { OnPurpose } from '../contract/operationTypes';
import type { Fault } from '../faults/faultRules';
import { replacedOutcome } from '../faults/replacedOutcome';
import { handlers } from '../handlers';
import type { LoggedRequest, Violation } from '../space/requestLog';
import type { Space } from '../space/space';
import { contextOf } from './apiContext';
import type { ApiContext } from './apiContext';
import { jsonOutcome, makeOutcome } from './outcome';
import type { Outcome } from './outcome';
import { drop, send, sendWithFault } from './sendOutcome';

interface LooseAnswer { status: number; body: unknown; headers?: Record<string, string> }
type LooseHandler = (call: unknown) => LooseAnswer | OnPurpose | Promise<LooseAnswer | OnPurpose>;

/** What one request carries through the steps below. */
interface Visit {
  context: ApiContext;
  entry: LoggedRequest;
  operation: ContractOperation;
  call: unknown;
}

export interface DispatcherOptions {
  contract: Contract;
  enforce: boolean;
  log(line: string): void;
  spaceOf(request: Request): Space;
}

function violated(entry: LoggedRequest, violations: Violation[], log: (line: string) => void): void {
  entry.violations.push(...violations);
  for (const { where, message } of violations) log(`contract: ${entry.operation ?? entry.path}: ${where} ${message}`);
}

/** Runs the handler and holds its answer against the contract. */
async function answerOf({ context, entry, operation, call }: Visit, { enforce, log }: DispatcherOptions): Promise<Outcome | OnPurpose> {
  const broken = (violations: Violation[]): Outcome =>
    jsonOutcome(500, { code: codes.serverBroken, message: context.say.serverBroken, data: { violations } });
  try {
    const answer = await (handlers[operation.id as OperationId] as LooseHandler)(call);
    if ('fault' in answer) return answer;
    const violations = operation.checkAnswer(answer.status, answer.body);
    violated(entry, violations, log);
    if (enforce && violations.length > 0) return broken(violations);
    return makeOutcome(answer.status, operation.answerType(answer.status), answer.body, answer.headers);
  } catch (error) {
    const violations = [{ where: 'answer', message: `the handler failed: ${String(error)}` }];
    violated(entry, violations, log);
    return broken(violations);
  }
}

async function deliver(visit: Visit, response: Response, fault: Fault | undefined, options: DispatcherOptions): Promise<void> {
  const { context: { space }, entry } = visit;
  if (fault) entry.fault = fault.kind;
  const finish = (outcome: Outcome): void => note(space, entry, outcome);
  if (fault?.kind === 'hang') return space.events.publish('request', entry);
  if (fault?.kind === 'drop') {
    drop(response);
    return space.events.publish('request', entry);
  }
  const replaced = fault && replacedOutcome(fault);
  if (replaced) {
    finish(replaced);
    return send(response, replaced);
  }
  const outcome = await answerOf(visit, options);
  if ('fault' in outcome) return deliver(visit, response, outcome.fault, options);
  await sendWithFault(response, outcome, fault, space.random);
  finish(outcome);
}

function note({ events, clock }: Space, entry: LoggedRequest, { status, code }: Outcome): void {
  entry.status = status;
  entry.answeredAt = clock.iso();
  entry.code = code;
  events.publish('request', entry);
}

/** Answers every call under `/api`: contract, scripted fault, handler, contract again. */
export function makeApiDispatcher(options: DispatcherOptions): RequestHandler {
  const { contract, enforce, log, spaceOf } = options;
  const refuse = (context: ApiContext, entry: LoggedRequest, response: Response, outcome: Outcome): void => {
    note(context.space, entry, outcome);
    send(response, outcome);
  };
  const dispatch = async (request: Request, response: Response): Promise<void> => {
    const context = await contextOf(request, response, spaceOf(request));
    const { space, say, path, raw, problem } = context;
    const found = contract.find(request.method, path);
    const entry = space.requests.add({ ...context.logged, operation: found?.operation.id ?? null });
    if (context.mayDrop) response.set('Connection', 'close');
    if (!found) {
      violated(entry, [{ where: 'route', message: `the contract has no ${request.method} ${path}` }], log);
      return refuse(context, entry, response, jsonOutcome(404, { code: codes.notFound, message: say.notFound, data: null }));
    }
    const checked = found.operation.checkRequest({ ...raw, path: found.path });
    const violations = problem === undefined ? checked.violations : [{ where: 'body', message: problem }];
    violated(entry, violations, log);
    if (enforce && violations.length > 0) {
      return refuse(context, entry, response, jsonOutcome(422, { code: codes.contractBroken, message: say.contractBroken, data: { violations } }));
    }
    const call = { ...context.call, query: checked.query, path: checked.path, body: raw.body, log };
    return deliver({ context, entry, operation: found.operation, call }, response, space.faults.take(found.operation.id), options);
  };
  // Express 4 leaves a rejected handler hanging, so the rejection is handed on.
  return (request, response, next) => {
    dispatch(request, response).catch(next);
  };
}
