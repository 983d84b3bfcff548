import { createServer } from 'node:net';
import { UserError } from './userError';

/** Any address, and both loopbacks: a browser that opens `localhost` may try each of them. */
const ADDRESSES = [undefined, '127.0.0.1', '::1'];

/**
 * Reads a port from the environment.
 * @throws {UserError} when it is not a whole number from 1 to 65535
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
 * Makes sure that nothing listens on a port yet.
 * @param example the command to name, with another port, when the port is taken
 * @throws {UserError} when the port is taken or may not be used
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
      throw new UserError(`Port ${port} may not be used by you. Choose another one: ${other}`);
  }
}
