/** @jest-environment node */
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { readPort, requireFreePort } from './ports';

describe('reading a port', () => {
  it.each([
    [{}, 8080],
    [{ PORT: '' }, 8080],
    [{ PORT: '8090' }, 8090],
    [{ PORT: ' 1 ' }, 1],
    [{ PORT: '65535' }, 65_535],
  ])('takes %j as %d', (environment, port) => {
    expect(readPort('PORT', 8080, environment)).toBe(port);
  });

  it.each(['abc', '0', '-1', '65536', '80.5', '8e3', '0x50'])(
    'refuses %s with a sentence',
    (text) => {
      expect(() => readPort('MOCK_PORT', 8081, { MOCK_PORT: text })).toThrow(
        `MOCK_PORT must be a whole number from 1 to 65535, not "${text}".`,
      );
    },
  );
});

describe('a port in use', () => {
  let server: Server;
  const listen = (host?: string): Promise<number> =>
    new Promise((resolve) => {
      server = createServer().listen({ port: 0, host }, () =>
        resolve((server.address() as AddressInfo).port),
      );
    });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it.each(['127.0.0.1', undefined])('is reported on %s with a command that works', async (host) => {
    const port = await listen(host);
    const other = Math.min(port + 10, 65_535);
    await expect(requireFreePort(port, 'PORT', 'npm start')).rejects.toThrow(
      `Port ${port} is taken. Choose another one: PORT=${other} npm start`,
    );
  });

  it('is free again after it is closed', async () => {
    const port = await listen('127.0.0.1');
    await new Promise((resolve) => server.close(resolve));
    await expect(requireFreePort(port, 'PORT', 'npm start')).resolves.toBeUndefined();
  });
});
