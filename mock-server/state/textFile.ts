import { lstatSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Byte order marks, which some editors write, and their encodings. */
const MARKS = [
  { bytes: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { bytes: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
];

/**
 * Reads a text file in the encodings that editors write: UTF-8 with or without a byte order mark,
 * or UTF-16 with one.
 * @throws the system's own error if it cannot be read
 */
export function readTextFile(file: string): string {
  const bytes = readFileSync(file);
  const encoding =
    MARKS.find((mark) => bytes.subarray(0, 2).equals(mark.bytes))?.encoding ?? 'utf-8';
  // The decoder removes the mark.
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * Resolves symbolic links, including links to a file that does not exist yet.
 * @throws the system's own error, for example for links that form a circle
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
