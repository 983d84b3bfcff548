/**
 * A 32-bit hash of a text's code units (FNV-1a), as an unsigned number. It identifies a text that
 * must not be stored or shown. It is not cryptographic.
 */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
