import type { IncomingHttpHeaders } from 'node:http';
import type { Contract } from '#mock/contract/contract.ts';
import type { SceneFolder } from '#mock/control/scenes/sceneFolder.ts';
import type { About } from '#mock/state/controlTypes.ts';
import type { Namespaces } from '#mock/state/namespaces.ts';
import type { Shape } from '#mock/state/shape.ts';
import type { Namespace } from '#mock/state/types.ts';
import { unknownOperation } from '#mock/state/nearest.ts';

export interface ControlContext {
  contract: Contract;
  namespaces: Namespaces;
  about: About;
  scenes: SceneFolder;
}

/** A call of the control API. `body` has the route's shape. */
export interface ControlCall<Body = undefined> extends ControlContext {
  query: Readonly<Record<string, unknown>>;
  path: Readonly<Record<string, string>>;
  body: Body;
  headers: IncomingHttpHeaders;
  namespace: Namespace;
}

/** One method of a path: the handler returns the body of the answer. */
export interface Route {
  /** Checks the body; without it, none is read. */
  shape?: Shape;
  status: number;
  handle(call: ControlCall<unknown>): unknown;
}

/** The methods of each path below `/__mock`. `{name}` stands for a segment. */
export type Routes = Readonly<Record<string, Readonly<Record<string, Route>>>>;

/** Refuses a call of the control API with a status and a message. */
export class ControlRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A route that reads no body. */
export function route(handle: (call: ControlCall) => unknown): Route {
  return { status: 200, handle: handle as Route['handle'] };
}

/** A route whose body has a shape. */
export function routeWith<Body>(
  shape: Shape,
  handle: (call: ControlCall<Body>) => unknown,
  status = 200,
): Route {
  return { shape, status, handle: handle as Route['handle'] };
}

/**
 * Refuses an operation that the contract does not have, so that a mistyped name is not taken for an
 * operation without calls.
 */
export function requireOperation({ operations }: Contract, operation: string): void {
  if (!operations.some(({ id }) => id === operation))
    throw new ControlRefusal(422, unknownOperation(operation));
}
