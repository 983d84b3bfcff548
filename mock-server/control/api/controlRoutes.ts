import { compilePath } from '#mock/contract/pathTemplate.ts';
import { lookingRoutes } from './routes/looking';
import { ruleRoutes } from './routes/rules';
import { stateRoutes } from './routes/state';
import type { Route, Routes } from './route';

const controlRoutes: Routes = { ...lookingRoutes, ...ruleRoutes, ...stateRoutes };

/** The paths below `/__mock` that other code answers. */
const OTHERS = [
  '/db/db',
  '/db/{table}',
  '/db/{table}/{id}',
  '/docs',
  '/events',
  '/scenario',
  '/scene/{name}',
];

export const controlPaths = [...OTHERS, ...Object.keys(controlRoutes)];

const patterns = Object.entries(controlRoutes).map(([path, routes]) => ({
  match: compilePath(path),
  routes,
}));

/** The route of a path below `/__mock`, with its parameters; undefined if other code answers. */
export function findRoutes(
  path: string,
): { routes: Readonly<Record<string, Route>>; path: Record<string, string> } | undefined {
  for (const { match, routes } of patterns) {
    const values = match(path);
    if (values) return { routes, path: values };
  }
  return undefined;
}
