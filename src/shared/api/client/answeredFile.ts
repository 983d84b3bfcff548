import type { RawFile } from './exchange';

/** Larger than the report of every row of the largest import. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** A downloaded file in a form that can pass through the store. */
export interface AnsweredFile {
  /** The service's name for it, unchecked; empty when it gives none. */
  name: string;
  /** Media type without parameters. */
  type: string;
  base64: string;
}

/** Engines limit the number of arguments of a call. */
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

/**
 * The name in a Content-Disposition: `filename*` in UTF-8 before the plain `filename` (RFC 6266).
 */
function nameIn(disposition: string): string {
  const extended = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /filename\s*=\s*"?([^";]+)"?/i.exec(disposition)?.[1];
  return (extended === undefined ? '' : decoded(extended)) || (plain ?? '');
}

/** Converts a downloaded file for the store; the media type is lowercased. */
export function answeredFile({ type, disposition, bytes }: RawFile): AnsweredFile {
  return {
    name: nameIn(disposition),
    type: (type.split(';')[0] ?? '').trim().toLowerCase(),
    base64: toBase64(bytes),
  };
}
