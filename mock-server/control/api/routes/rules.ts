import type { NewRule } from '#mock/state/controlTypes.ts';
import { ruleProblem } from '#mock/services/ruleProblem.ts';
import { flag, object, optional, range } from '#mock/state/shape.ts';
import { newRule } from '#mock/state/stateShapes.ts';
import type { Namespace } from '#mock/state/types.ts';
import { ControlRefusal, route, routeWith } from '../route';
import type { Routes } from '../route';

interface Arrangement {
  paused?: boolean;
  position?: number;
}

function publish({ events, rules }: Namespace): void {
  events.publish('rules', rules.list());
}

function requireValid(rule: NewRule): void {
  const problem = ruleProblem(rule);
  if (problem !== undefined) throw new ControlRefusal(422, problem);
}

function noRule(id: string | undefined): ControlRefusal {
  return new ControlRefusal(404, `There is no rule ${id}`);
}

/** Rules for future calls. */
export const ruleRoutes: Routes = {
  '/rules': {
    GET: route(({ namespace }) => namespace.rules.list()),
    POST: routeWith<NewRule>(
      newRule,
      ({ body, namespace }) => {
        requireValid(body);
        const rule = namespace.rules.add(body);
        publish(namespace);
        return rule;
      },
      201,
    ),
    DELETE: route(({ namespace }) => {
      namespace.rules.replace([]);
      publish(namespace);
      return [];
    }),
  },
  '/rules/{id}': {
    PUT: routeWith<NewRule>(newRule, ({ body, path: { id }, namespace }) => {
      requireValid(body);
      const rule = namespace.rules.replaceOne(Number(id), body);
      if (!rule) throw noRule(id);
      publish(namespace);
      return rule;
    }),
    PATCH: routeWith<Arrangement>(
      object<Arrangement>({ paused: optional(flag), position: optional(range(0)) }),
      ({ body, path: { id }, namespace }) => {
        if (!namespace.rules.arrange(Number(id), body)) throw noRule(id);
        publish(namespace);
        return namespace.rules.list();
      },
    ),
    DELETE: route(({ path: { id }, namespace }) => {
      if (!namespace.rules.remove(Number(id))) throw noRule(id);
      publish(namespace);
      return namespace.rules.list();
    }),
  },
};
