import type { Request, RequestHandler, Response } from 'express';
import { allowedMethods } from '#mock/contract/contract.ts';
import type { Contract } from '#mock/contract/contract.ts';
import type { Violation } from '#mock/contract/violation.ts';
import { jsonOutcome } from '#mock/http/outcome.ts';
import { contentTypeOf, readBody } from '#mock/http/readBody.ts';
import { send } from '#mock/http/respond.ts';
import type { Namespaces } from '#mock/state/namespaces.ts';
import type { Namespace } from '#mock/state/types.ts';
import { controlHandlers } from './controlHandlers';
import type { AboutMock, ControlHandlers, SceneTools } from './controlTypes';

export interface ControlOptions {
  control: Contract;
  contract: Contract;
  namespaces: Namespaces;
  about: AboutMock;
  scenes: SceneTools;
  namespaceOf(request: Request): Namespace;
}

function firstOf([violation]: readonly Violation[]): string {
  return violation ? `${violation.where} ${violation.message}` : '';
}

type LooseHandler = (call: unknown) => { status: number; body: unknown };

function handlerOf(id: string): LooseHandler | undefined {
  return Object.hasOwn(controlHandlers, id)
    ? (controlHandlers[id as keyof ControlHandlers] as LooseHandler)
    : undefined;
}

/**
 * Answers the operations in `contract/control.yaml` and checks requests and answers against it.
 * Other paths go to the next handler.
 */
export function makeControlDispatcher({
  control,
  contract,
  namespaces,
  namespaceOf,
  about,
  scenes,
}: ControlOptions): RequestHandler {
  /** Paths that other handlers answer refuse methods themselves. */
  const refuseMethod = ({ baseUrl, path, method }: Request, response: Response): boolean => {
    const methods = allowedMethods(
      control.at(baseUrl + path).filter(({ operation }) => handlerOf(operation.id)),
    );
    if (methods === '') return false;
    response.set('Allow', methods);
    send(
      response,
      jsonOutcome(405, {
        message: `${baseUrl}${path} takes ${methods}, not ${method}`,
        violations: [],
      }),
    );
    return true;
  };
  const dispatch = async (request: Request, response: Response): Promise<boolean> => {
    const found = control.find(request.method, request.baseUrl + request.path);
    const handler = found && handlerOf(found.operation.id);
    if (!found || !handler) return refuseMethod(request, response);
    const problem = await readBody(request, response);
    const { query, path, violations } = found.operation.checkRequest({
      headers: {},
      query: { ...request.query },
      path: found.path,
      // A body that cannot be used is not looked at: listing what is wrong with it costs the most.
      body: problem === undefined ? request.body : undefined,
      contentType: contentTypeOf(request),
    });
    if (problem !== undefined || violations.length > 0) {
      send(
        response,
        jsonOutcome(422, {
          message: problem ?? `The request breaks contract/control.yaml: ${firstOf(violations)}`,
          violations: problem === undefined ? violations : [{ where: 'body', message: problem }],
        }),
      );
      return true;
    }
    const answer = handler({
      query,
      path,
      body: request.body,
      headers: request.headers,
      namespace: namespaceOf(request),
      namespaces,
      contract,
      control,
      about,
      scenes,
    });
    const wrong = found.operation.checkAnswer(answer.status, answer.body);
    send(
      response,
      wrong.length === 0
        ? jsonOutcome(answer.status, answer.body)
        : jsonOutcome(500, {
            message: 'The answer breaks contract/control.yaml',
            violations: wrong,
          }),
    );
    return true;
  };
  return (request, response, next) => {
    dispatch(request, response).then((isAnswered) => {
      if (!isAnswered) next();
    }, next);
  };
}
