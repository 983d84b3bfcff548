import type { RawFile } from './exchange';

/** More than a report of every row of the largest import has. */
export const LARGEST_FILE_BYTES = 8 * 1024 * 1024;

/** A file that a call answered, in a form that may pass through the store. */
export interface AnsweredFile {
  /** As the service calls it; empty when it does not. Not checked. */
  name: string;
  /** Media type without parameters. */
  type: string;
  base64: string;
}

/** More arguments at once than any engine takes. */
const PIECE_BYTES = 0x8000;

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE_BYTES));
  return btoa(binary);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The name in a Content-Disposition: `filename*` in UTF-8 before the plain `filename` (RFC 6266). */
function nameIn(disposition: string): string {
  const extended = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /filename\s*=\s*"?([^";]+)"?/i.exec(disposition)?.[1];
  return (extended === undefined ? '' : decoded(extended)) || (plain ?? '');
}

/** Makes what came over the network a file for the store; the type is put into small letters. */
export function answeredFile({ type, disposition, bytes }: RawFile): AnsweredFile {
  return {
    name: nameIn(disposition),
    type: (type.split(';')[0] ?? '').trim().toLowerCase(),
    base64: toBase64(bytes),
  };
}
