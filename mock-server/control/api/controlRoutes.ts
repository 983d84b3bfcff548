import { compilePath } from '#mock/contract/pathTemplate.ts';
import { lookingRoutes } from './routes/looking';
import { ruleRoutes } from './routes/rules';
import { stateRoutes } from './routes/state';
import type { Route, Routes } from './route';

const controlRoutes: Routes = { ...lookingRoutes, ...ruleRoutes, ...stateRoutes };

/** The methods of paths below `/__mock` that other code answers. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  '/db/db': ['GET'],
  '/db/{table}': ['GET', 'POST'],
  '/db/{table}/{id}': ['GET', 'PUT', 'PATCH', 'DELETE'],
  '/events': ['GET'],
  '/scenario': ['GET'],
  '/scene/{name}': ['GET'],
};

export const controlPaths = [...Object.keys(OTHERS), ...Object.keys(controlRoutes)];

const compiled = [...Object.entries(OTHERS), ...Object.entries(controlRoutes)].map(
  ([path, methods]) => ({
    match: compilePath(path),
    routes: Array.isArray(methods) ? undefined : (methods as Routes[string]),
    methods: Array.isArray(methods) ? (methods as string[]) : Object.keys(methods),
  }),
);

/** The route of a path below `/__mock`, with its parameters; undefined if other code answers. */
export function findRoutes(
  path: string,
): { routes: Readonly<Record<string, Route>>; path: Record<string, string> } | undefined {
  for (const { match, routes } of compiled) {
    const found = match(path);
    if (found && routes) return { routes, path: found };
  }
  return undefined;
}

/** The methods of a path below `/__mock`; empty if the control API does not have it. */
export function controlMethods(path: string): readonly string[] {
  return compiled.find(({ match }) => match(path))?.methods ?? [];
}
