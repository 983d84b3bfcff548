import type { Request, RequestHandler, Response } from 'express';
import { readBody } from '../serving/readBody';
import type { Space } from '../space/space';
import { tellOfRows } from './tellOfRows';

/** json-server throws only over what it was asked: a taken id, a pattern that cannot be read, a parameter given twice. */
function statusOf(error: unknown): number {
  return String(error).includes('duplicate id') ? 409 : 400;
}

/**
 * Answers `/__mock/db`: json-server's REST face of the namespace's rows. What cannot be done is refused in words
 * (`{ message }`): 404 for an unknown table, 400 for a body or parameter that cannot be read, 409 for an id that is taken.
 */
export function makeRows(spaceOf: (request: Request) => Space): RequestHandler {
  const answer = async (request: Request, response: Response, next: () => void): Promise<void> => {
    const refuse = (status: number, message: string) => void response.status(status).json({ message });
    const space = spaceOf(request);
    const tables = ['db', ...Object.keys(space.database.state().tables)];
    const table = request.path.split('/')[1] ?? '';
    if (!tables.includes(table)) return refuse(404, `There is no table "${table}". There are: ${tables.join(', ')}`);
    const problem = await readBody(request, response);
    if (problem !== undefined) return refuse(400, problem);
    if (Array.isArray(request.body)) return refuse(400, 'A row is one JSON object, not a list');
    tellOfRows(space, request, response);
    space.database.rest(request, response, (error?: unknown) => {
      if (error === undefined) return next();
      refuse(statusOf(error), `json-server: ${error instanceof Error ? error.message : String(error)}`);
    });
  };
  return (request, response, next) => {
    answer(request, response, next).catch(next);
  };
}
