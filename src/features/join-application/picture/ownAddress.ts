/**
 * An address of this origin that is safe as `src`; `undefined` for any other text. Never throws.
 */
export function ownAddress(address: string, origin: string): string | undefined {
  if (address.startsWith('data:image/')) return address;
  try {
    const url = new URL(address, origin);
    return address !== '' && url.origin === origin ? url.href : undefined;
  } catch {
    return undefined;
  }
}
