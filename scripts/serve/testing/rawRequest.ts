import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a target unchanged; `fetch` would resolve dots and decompress answers. */
export function rawRequest(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        host: '127.0.0.1',
        port,
        path: target,
        method,
        headers: { connection: 'close', ...headers },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        );
        answer.once('error', reject);
      },
    );
    asking.once('error', reject);
    asking.end();
  });
}

/**
 * Sends these lines, because Node's own requests are well-formed HTTP/1.1.
 * @returns the answer, without carriage returns
 */
export function askByLines(port: number, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.once('error', reject);
    socket.once('close', () =>
      resolve(Buffer.concat(parts).toString('latin1').replaceAll('\r', '')),
    );
  });
}
