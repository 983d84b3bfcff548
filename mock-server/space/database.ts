import jsonServer from 'json-server';
import type { Request, RequestHandler, Response } from 'express';
import { seedTables } from '../seeds/seedTables';
import type { Tables } from './tables';

type Row<Name extends keyof Tables> = Tables[Name][number];
type NewRow<Name extends keyof Tables> = Omit<Row<Name>, 'id'> & { id?: string };

/** Typed door to one namespace's json-server database. */
export interface Database {
  /** The rows themselves, oldest first; change them through `insert` and `update`. */
  rows<Name extends keyof Tables>(name: Name): readonly Row<Name>[];
  find<Name extends keyof Tables>(name: Name, matches: (row: Row<Name>) => boolean): Row<Name> | undefined;
  /** Adds a row; an id is made from the table's name and a running number when it has none. */
  insert<Name extends keyof Tables>(name: Name, row: NewRow<Name>): Row<Name>;
  /** Changes every row that matches. */
  update<Name extends keyof Tables>(name: Name, matches: (row: Row<Name>) => boolean, change: Partial<Row<Name>>): void;
  /** json-server's REST face of the same rows. */
  rest: RequestHandler;
}

/** Makes a freshly seeded database. `__ref` keeps json-server from deleting rows along ids that end in `Id`. */
export function makeDatabase(): Database {
  const router = jsonServer.router<Tables>(seedTables(), { foreignKeySuffix: '__ref' });
  // json-server answers by `jsonp`, which any page could read through a script tag; plain JSON is enough.
  Object.assign(router, {
    render: (_request: Request, response: Response) => response.json(response.locals['data']),
  });
  const table = <Name extends keyof Tables>(name: Name): Row<Name>[] => router.db.getState()[name];
  let inserted = 0;
  return {
    rows: table,
    find: (name, matches) => table(name).find(matches),
    insert<Name extends keyof Tables>(name: Name, row: NewRow<Name>) {
      inserted += 1;
      const complete = { id: `${name}-${inserted}`, ...row } as Row<Name>;
      table(name).push(complete);
      return complete;
    },
    update(name, matches, change) {
      for (const row of table(name)) if (matches(row)) Object.assign(row, change);
    },
    rest: router,
  };
}
