import type { Request, Response } from 'express';
import type { Namespace } from '#mock/state/types.ts';

/** Publishes event `db` after json-server has changed a row, so that an open desk updates. */
export function publishRowChanges(
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
