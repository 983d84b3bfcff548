import { networkInterfaces } from 'node:os';

/** The IPv4 addresses of this machine that other devices of the local network can reach. */
export function localAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
