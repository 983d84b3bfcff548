import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { isRecord } from '#lib/object/isRecord.ts';
import { readBody } from '#mock/http/readBody.ts';
import { isNeeded, isTable, rowProblem } from '#mock/state/rowShapes.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { Tables } from '#mock/state/tables.ts';
import { didYouMean } from '#mock/state/nearest.ts';

/** Publishes event `db` after json-server has changed a row, so that an open desk updates. */
function publishRowChanges(
  { events }: Namespace,
  { method, path }: Request,
  response: Response,
): void {
  if (method === 'GET' || method === 'HEAD') return;
  const table = path.split('/')[1] ?? '';
  response.once('finish', () => {
    if (response.statusCode < 400) events.publish('db', { table });
  });
}

const READS = ['GET', 'HEAD'];

/**
 * json-server throws only for bad requests: an existing id, an invalid pattern, a repeated
 * parameter.
 */
function statusOf(error: unknown): number {
  return String(error).includes('duplicate id') ? 409 : 400;
}

/**
 * The row as it would be after the call, if the call leaves one. A new row without an id gets one
 * here, because json-server may use a number.
 */
function resultingRow({ method, body }: Request, before: object | undefined, id: string): unknown {
  const fields: object = isRecord(body) ? body : {};
  if (method === 'POST')
    return Object.assign(body as object, {
      id: 'id' in fields ? fields.id : `added-${randomUUID()}`,
    });
  if (method === 'PATCH') return before && { ...before, ...fields, id };
  return method === 'PUT' ? before && { ...fields, id } : undefined;
}

/**
 * The segments of a path. Segments that cannot be decoded stay encoded; json-server refuses them.
 */
function partsOf(path: string): string[] {
  const parts = path.replace(/\/$/, '').split('/').slice(1);
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return parts;
  }
}

function rowAt({ database }: Namespace, table: keyof Tables, id: unknown) {
  return database.rows(table).find((row) => row.id === id);
}

/**
 * Why a path cannot be used. json-server would answer only `{}` or add the row to another table.
 */
function pathProblem(
  namespace: Namespace,
  method: string,
  [table = '', id = '', ...more]: readonly string[],
): string | undefined {
  const isRow = id !== '' && more.length === 0;
  if (isTable(table) && isRow && method !== 'POST')
    return rowAt(namespace, table, id) ? undefined : `${table} has no row "${id}"`;
  if (READS.includes(method)) return undefined;
  if (method === 'POST') return isTable(table) && id === '' ? undefined : 'POST works at /{table}';
  return `${method} works at /{table}/{id}`;
}

/** The status and message if a call must be refused. */
function refusalOf(
  namespace: Namespace,
  request: Request,
): [status: number, message: string] | undefined {
  const { method } = request;
  const parts = partsOf(request.path);
  const problemOfPath = pathProblem(namespace, method, parts);
  if (problemOfPath !== undefined) return [404, problemOfPath];
  const [table = '', id = ''] = parts;
  if (READS.includes(method) || !isTable(table)) return undefined;
  if (method === 'DELETE' && isNeeded(table, id))
    return [409, `${table} "${id}": the mock needs this row`];
  const row = resultingRow(request, rowAt(namespace, table, id), id);
  // json-server has its own message for an existing id.
  if (
    row === undefined
    || (method === 'POST' && isRecord(row) && rowAt(namespace, table, row['id']))
  )
    return undefined;
  const problem = rowProblem(table, row);
  return problem === undefined ? undefined : [422, problem];
}

/**
 * json-server compiles the value of `_like` to a regular expression, and a hostile one runs
 * forever. It is escaped, so that it matches literally (P32).
 */
function escapePatterns(query: Request['query']): void {
  for (const [name, value] of Object.entries(query)) {
    if (!name.endsWith('_like')) continue;
    const patterns = [value]
      .flat()
      .map((text) => String(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    query[name] = patterns;
  }
}

/**
 * Answers `/__mock/db`: json-server's REST interface to the namespace's rows. Refusals have a
 * message (`{ message }`): 404 for an unknown table or row and for an unsupported method, 400 for
 * an invalid body or parameter, 409 for an id that exists or a row that the mock needs, 422 for an
 * invalid row.
 */
export function makeRows(namespaceOf: (request: Request) => Namespace): RequestHandler {
  const answer = async (request: Request, response: Response, next: () => void): Promise<void> => {
    const refuse = (status: number, message: string) =>
      void response.status(status).json({ message });
    // Otherwise json-server would use another method than the one that is checked here.
    delete request.headers['x-http-method-override'];
    escapePatterns(request.query);
    const namespace = namespaceOf(request);
    const tables = ['db', ...Object.keys(namespace.database.state().tables)];
    const table = request.path.split('/')[1] ?? '';
    if (!tables.includes(table))
      return refuse(
        404,
        `There is no table "${table}". There are: ${tables.join(', ')}${didYouMean(table, tables)}`,
      );
    const problem = await readBody(request, response);
    if (problem !== undefined) return refuse(400, problem);
    if (Array.isArray(request.body)) return refuse(400, 'A row is one JSON object, not a list');
    const refusal = refusalOf(namespace, request);
    if (refusal) return refuse(...refusal);
    publishRowChanges(namespace, request, response);
    namespace.database.rest(request, response, (error?: unknown) => {
      if (error === undefined) return next();
      refuse(
        statusOf(error),
        `json-server: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
  };
  return (request, response, next) => {
    answer(request, response, next).catch(next);
  };
}
