import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';

/**
 * How long a connection is kept that nothing asks on, in milliseconds: longer than whoever keeps one pauses, a test or a
 * proxy. After Node's own five seconds, a call that goes out just then finds its connection reset.
 */
export const KEEP_ALIVE_MS = 300_000;

/** A server of HTTP that leaves it to its clients to end idle connections. @param listener answers each request */
export function patientServer(listener: RequestListener): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
}
