import { createServer } from 'node:net';
import { UserError } from './userError';

/** Any address, and both loopbacks, because a browser may try either for `localhost`. */
const ADDRESSES = [undefined, '127.0.0.1', '::1'];

/**
 * Reads a port from the environment.
 * @throws {UserError} if it is not a whole number from 1 to 65535
 */
export function readPort(
  variable: string,
  fallback: number,
  environment: NodeJS.ProcessEnv = process.env,
): number {
  const text = environment[variable]?.trim() ?? '';
  if (text === '') return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new UserError(`${variable} must be a whole number from 1 to 65535, not "${text}".`);
}

function listenError(
  port: number,
  host: string | undefined,
): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * Checks that nothing listens on a port yet.
 * @param example the command to suggest, with another port, if the port is in use
 * @throws {UserError} if the port is in use or not allowed
 */
export async function requireFreePort(
  port: number,
  variable: string,
  example: string,
): Promise<void> {
  for (const host of ADDRESSES) {
    const error = await listenError(port, host);
    const other = `${variable}=${port < 1024 ? port + 8000 : Math.min(port + 10, 65_535)} ${example}`;
    if (error?.code === 'EADDRINUSE')
      throw new UserError(`Port ${port} is taken. Choose another one: ${other}`);
    if (error?.code === 'EACCES')
      throw new UserError(`You may not use port ${port}. Choose another one: ${other}`);
  }
}
