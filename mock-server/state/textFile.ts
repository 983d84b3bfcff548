import { lstatSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Byte order marks, which some editors write, and the encodings that they stand for. */
const MARKS = [
  { bytes: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { bytes: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
];

/**
 * Reads a text that people edit, as their editors write it: UTF-8 with or without a byte order mark, or UTF-16 with one.
 * @throws the system's own error when it cannot be read
 */
export function readTextFile(file: string): string {
  const bytes = readFileSync(file);
  const encoding =
    MARKS.find((mark) => bytes.subarray(0, 2).equals(mark.bytes))?.encoding ?? 'utf-8';
  // The decoder leaves the mark out.
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * Where a file really is, through symbolic links, also those that lead to a file that is not there yet.
 * @throws the system's own error, for links that lead round in a circle for example
 */
export function targetOf(file: string): string {
  try {
    return realpathSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return isLink ? targetOf(resolve(dirname(file), readlinkSync(file))) : resolve(file);
}
