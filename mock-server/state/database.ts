import jsonServer from 'json-server';
import type { Request, RequestHandler, Response } from 'express';
import { seedTables } from './seeds/seedTables';
import type { Tables } from './tables';

type Row<Name extends keyof Tables> = Tables[Name][number];
type NewRow<Name extends keyof Tables> = Omit<Row<Name>, 'id'> & { id?: string };

/** The parts of lowdb's chain (lodash) that are used here; its own types lose the table's row. */
interface Chain<Entry> {
  find(matches: (row: Entry) => boolean): { value(): Entry | undefined };
  filter(matches: (row: Entry) => boolean): Chain<Entry>;
  each(change: (row: Entry) => void): Chain<Entry>;
  push(row: Entry): Chain<Entry>;
  /** Removes the rows that match, all by default; `write` returns them. */
  remove(matches?: (row: Entry) => boolean): Chain<Entry>;
  value(): Entry[];
  write(): Entry[];
}

/** All rows, and the counter for generated ids. */
export interface DatabaseState {
  tables: Tables;
  inserted: number;
}

export interface Database {
  /** The rows themselves, oldest first. Change them through `insert` and `update`. */
  rows<Name extends keyof Tables>(name: Name): readonly Row<Name>[];
  find<Name extends keyof Tables>(
    name: Name,
    matches: (row: Row<Name>) => boolean,
  ): Row<Name> | undefined;
  /** Adds a row. Without an id it gets one from the table's name and a counter. */
  insert<Name extends keyof Tables>(name: Name, row: NewRow<Name>): Row<Name>;
  /** Changes every row that matches. */
  update<Name extends keyof Tables>(
    name: Name,
    matches: (row: Row<Name>) => boolean,
    change: Partial<Row<Name>>,
  ): void;
  /** Deletes every row that matches. */
  remove<Name extends keyof Tables>(name: Name, matches: (row: Row<Name>) => boolean): void;
  clear(name: keyof Tables): void;
  /** json-server's REST interface to the same rows. Passes errors on. */
  rest: RequestHandler;
  /** The rows themselves, not a copy. */
  state(): DatabaseState;
  /** Replaces all rows. A missing table gets its seeds. */
  load(state: DatabaseState): void;
}

/**
 * Creates a database with the seeds. `__ref` keeps json-server from deleting rows that refer to a
 * deleted row by an `…Id` field.
 * @param onChange called after each change that the mock itself makes
 */
export function makeDatabase(onChange: (table: keyof Tables) => void = () => undefined): Database {
  const router = jsonServer.router<Tables>(seedTables(), { foreignKeySuffix: '__ref' });
  // json-server answers with `jsonp`, which any page could read through a script tag; plain JSON is
  // enough.
  Object.assign(router, {
    render: (_request: Request, response: Response) => response.json(response.locals['data']),
  });
  // Its last layer, the only one with four arguments, answers with a stack. Errors go to the
  // surrounding application instead.
  router.stack = router.stack.filter(({ handle }) => handle.length < 4);
  const table = <Name extends keyof Tables>(name: Name) =>
    router.db.get(name) as unknown as Chain<Row<Name>>;
  let insertions = 0;
  return {
    rows: (name) => table(name).value(),
    find: (name, matches) => table(name).find(matches).value(),
    insert<Name extends keyof Tables>(name: Name, row: NewRow<Name>) {
      insertions += 1;
      const complete = { id: `${name}-${insertions}`, ...row } as Row<Name>;
      table(name).push(complete).write();
      onChange(name);
      return complete;
    },
    update(name, matches, change) {
      const nextRows = table(name)
        .filter(matches)
        .each((row) => void Object.assign(row, change))
        .write();
      if (nextRows.length > 0) onChange(name);
    },
    remove(name, matches) {
      if (table(name).remove(matches).write().length > 0) onChange(name);
    },
    clear(name) {
      table(name).remove().write();
      onChange(name);
    },
    rest: router,
    state: () => ({ tables: router.db.getState(), inserted: insertions }),
    load(state) {
      router.db.setState({ ...seedTables(), ...state.tables });
      insertions = state.inserted;
    },
  };
}
