import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { codes } from '#mock/contract/codes.ts';
import { allowedMethods } from '#mock/contract/contract.ts';
import type { Contract } from '#mock/contract/contract.ts';
import { callersChoices } from '#mock/services/common/selectedOutcomes.ts';
import type { LoggedRequest, Violation } from '#mock/state/controlTypes.ts';
import type { Namespace } from '#mock/state/types.ts';
import { contextOf } from '#mock/http/context.ts';
import type { ApiContext } from '#mock/http/context.ts';
import { chooseAnswer, deliver } from './answer';
import { logCall, noteAnswer, noteViolations } from './logCall';
import { askUpstream, noteUpstream, passOn } from './passOn';
import { jsonAnswer } from '#mock/http/encodedAnswer.ts';
import { targetProblem } from '#mock/http/refuseTarget.ts';
import { send } from '#mock/http/respond.ts';
import { unknownAddress } from '#mock/state/nearest.ts';
import { CONTRACT_BROKEN } from '#mock/services/vocabulary.ts';

export interface DispatcherOptions {
  contract: Contract;
  enforce: boolean;
  log(line: string): void;
  namespaceOf(request: Request): Namespace;
}

function refuse(
  { namespace }: ApiContext,
  entry: LoggedRequest,
  response: Response,
  status: number,
  body: { code: string; message: string; data: unknown },
): void {
  const answer = jsonAnswer(status, body);
  noteAnswer(namespace, entry, answer);
  send(response, answer);
}

/** Refuses a call that the contract does not have: 405 if its path has other methods, else 404. */
function refuseRoute(
  context: ApiContext,
  entry: LoggedRequest,
  response: Response,
  { contract, log }: DispatcherOptions,
): void {
  const {
    path,
    logged: { method },
  } = context;
  const methods = allowedMethods(contract.methodsOf(path));
  const message = unknownAddress(method, path, methods);
  noteViolations(entry, [{ where: 'route', message }], log);
  if (methods !== '') response.set('Allow', methods);
  const [status, code] =
    methods === '' ? ([404, codes.notFound] as const) : ([405, codes.methodNotAllowed] as const);
  refuse(context, entry, response, status, { code, message, data: null });
}

/** Whether the caller or the namespace may choose another answer than the usual one. */
function isSteered({ rules }: Namespace, headers: IncomingHttpHeaders, operation: string): boolean {
  const choices = callersChoices(headers);
  return (
    typeof choices === 'string'
    || Object.hasOwn(choices, operation)
    || rules
      .list()
      .some((rule) => !rule.paused && (rule.operation === operation || rule.operation === '*'))
  );
}

/**
 * Answers every call under `/api`, in this order: contract check, outcome of the caller, fault
 * rule, outcome rule, test account, upstream or handler, contract check of the answer. If only
 * the upstream can answer, the call is streamed.
 */
export function makeApiDispatcher(options: DispatcherOptions): RequestHandler {
  const { contract, enforce, log, namespaceOf } = options;
  const dispatch = async (request: Request, response: Response): Promise<void> => {
    const namespace = namespaceOf(request);
    const path = request.baseUrl + request.path;
    const match = contract.find(request.method, path);
    const target = targetProblem(request.baseUrl + request.url);
    const service =
      target === undefined ? namespace.upstream.serviceFor(match?.operation.id ?? null) : undefined;
    const isStreamed =
      !match || (!enforce && !isSteered(namespace, request.headers, match.operation.id));
    if (service && isStreamed) return passOn(request, response, { namespace, service, match, log });
    const context = await contextOf(request, response, namespace);
    const { raw, problem } = context;
    const entry = logCall(context, match?.operation.id ?? null, response);
    if (context.mayDrop) response.set('Connection', 'close');
    if (target !== undefined) {
      noteViolations(entry, [{ where: 'route', message: target }], log);
      const body = { code: codes.contractBroken, message: target, data: null };
      return refuse(context, entry, response, 400, body);
    }
    if (!match) return refuseRoute(context, entry, response, options);
    const { operation } = match;
    const readable = problem === undefined ? raw : { ...raw, body: undefined };
    const check = operation.checkRequest({ ...readable, path: match.path });
    const violations: readonly Violation[] =
      problem === undefined ? check.violations : [{ where: 'body', message: problem }];
    noteViolations(entry, violations, log);
    // An unreadable body is refused with and without enforcement.
    if (problem !== undefined || (enforce && violations.length > 0)) {
      return refuse(context, entry, response, enforce ? 422 : 400, {
        code: codes.contractBroken,
        message: CONTRACT_BROKEN,
        data: { violations },
      });
    }
    const choices = callersChoices(request.headers);
    if (typeof choices === 'string') {
      log(`outcome: ${choices}`);
      return refuse(context, entry, response, 400, {
        code: codes.outcomeUnknown,
        message: choices,
        data: null,
      });
    }
    const answer = chooseAnswer(context, operation.id, choices);
    const { outcome, fault, cause } =
      service && answer.isAccount ? { ...answer, outcome: undefined } : answer;
    entry.scenario = outcome ?? null;
    entry.trigger = cause ?? null;
    if (outcome === 'drop') response.set('Connection', 'close');
    const call = {
      ...context.call,
      query: check.query,
      path: check.path,
      body: raw.body,
      choices,
      log,
    };
    const ask =
      service && (() => askUpstream(request, response, service, operation, context.bytes));
    if (service) noteUpstream(entry, service);
    return deliver(
      { context, entry, operation, call, outcome, askUpstream: ask },
      response,
      fault,
      { enforce, log },
    );
  };
  // Express 4 does not handle a rejected handler, so the rejection is passed on.
  return (request, response, next) => {
    dispatch(request, response).catch(next);
  };
}
