import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { RequestHandler } from 'express';
import { isLoopback } from '#lib/url/webAddress.ts';
import { codes } from '#mock/contract/codes.ts';

/** The calls of the phone page, which a real phone opens by the link of a QR code. */
const CALLS_OF_A_PHONE =
  /^(?:GET (?:\/browser\/open\?.*|\/__mock\/phone\/[\w-]+|\/__mock\/desk\/[\w.]+|\/__mock\/qr|\/__mock\/db\/users\?_limit=20)|POST \/__mock\/qr\/[\w-]+\/(?:scan|confirm|cancel))$/;

/** The IPv4 addresses of this machine that other devices of the local network can reach. */
export function localAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/**
 * Whether another device of the local network asks for more than the phone page needs.
 * @param addresses of this machine
 */
export function isClosedToNetwork(
  { method, url, originalUrl = url, socket }: IncomingMessage & { originalUrl?: string },
  addresses: readonly string[],
): boolean {
  const caller = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const isThisMachine = /^127\.|^::1$/.test(caller) || addresses.includes(caller);
  return !isThisMachine && !CALLS_OF_A_PHONE.test(`${method} ${originalUrl}`);
}

/**
 * Refuses a Host that is neither loopback nor one of this machine (DNS rebinding), and other devices
 * except a phone. Browsers resolve `*.localhost` to loopback only.
 * @param addresses of this machine, if the mock is open to the local network
 */
export function makeCheckCaller(addresses: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const host = (request.headers.host ?? '').replace(/:\d{1,5}$/, '').toLowerCase();
    const isKnown = isLoopback(host) || addresses.includes(host);
    if (isKnown && !isClosedToNetwork(request, addresses)) return next();
    const message = isKnown
      ? 'Other devices can open only the phone page of a QR code'
      : `The mock answers only to ${['localhost', ...addresses].join(', ')}`;
    response.status(403).json({ code: codes.crossSite, message, data: null });
  };
}
