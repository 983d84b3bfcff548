import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';

/**
 * How long an idle connection stays open, in milliseconds. It is longer than any client (a test or
 * a proxy) keeps one idle. With Node's default of five seconds, a request that is sent at that
 * moment finds its connection reset.
 */
export const KEEP_ALIVE_MS = 300_000;

/**
 * Creates an HTTP server that lets its clients close idle connections.
 * @param listener answers each request
 */
export function createKeepAliveServer(listener: RequestListener): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
}
