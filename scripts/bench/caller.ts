import { Agent, request } from 'node:http';

/** An answer, with the time from the request to its last byte. */
export interface Timed {
  milliseconds: number;
  status: number;
  text: string;
}

export interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Calls one server over kept connections. It is lighter than `fetch`, whose own work would count as
 * the server's.
 */
export function makeCaller(url: string): (call: Call) => Promise<Timed> {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(url);
  return ({ path, method = 'GET', headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      const length =
        body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      request(
        { agent, hostname, port, path, method, headers: { ...length, ...headers } },
        (answer) => {
          const pieces: Buffer[] = [];
          answer.on('data', (piece: Buffer) => pieces.push(piece));
          answer.on('end', () =>
            resolve({
              milliseconds: performance.now() - start,
              status: answer.statusCode ?? 0,
              text: Buffer.concat(pieces).toString('utf8'),
            }),
          );
          answer.on('error', reject);
        },
      )
        .on('error', reject)
        .end(body);
    });
}

/** The value below which the given share of the times lies. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
