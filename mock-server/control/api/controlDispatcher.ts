import type { Request, RequestHandler, Response } from 'express';
import { allowedMethods } from '#mock/contract/contract.ts';
import { jsonAnswer } from '#mock/http/encodedAnswer.ts';
import { readBody } from '#mock/http/readBody.ts';
import { send } from '#mock/http/respond.ts';
import type { Namespace } from '#mock/state/types.ts';
import { findRoutes } from './controlRoutes';
import { ControlRefusal } from './route';
import type { ControlContext } from './route';

/** Answers the control API. Other paths go to the next handler. */
export function makeControlDispatcher(
  context: ControlContext,
  namespaceOf: (request: Request) => Namespace,
): RequestHandler {
  const dispatch = async (request: Request, response: Response): Promise<boolean> => {
    const target = findRoutes(request.path);
    if (!target) return false;
    const { method, baseUrl, path, query, headers } = request;
    const route = target.routes[method];
    try {
      if (!route) {
        const methods = allowedMethods(Object.keys(target.routes));
        response.set('Allow', methods);
        throw new ControlRefusal(405, `${baseUrl}${path} takes ${methods}, not ${method}`);
      }
      const problem = await readBody(request, response);
      const { body } = request as { body: unknown };
      const wrong = problem ?? route.shape?.(body, '');
      if (wrong !== undefined) throw new ControlRefusal(422, wrong);
      const namespace = namespaceOf(request);
      const call = { ...context, query, path: target.path, body, headers, namespace };
      send(response, jsonAnswer(route.status, route.handle(call)));
    } catch (error) {
      if (!(error instanceof ControlRefusal)) throw error;
      send(response, jsonAnswer(error.status, { message: error.message }));
    }
    return true;
  };
  return (request, response, next) => {
    dispatch(request, response).then((isAnswered) => {
      if (!isAnswered) next();
    }, next);
  };
}
