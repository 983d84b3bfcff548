import { DIRECTION_MARKS } from './bidiControls';
import { COMPOUND_SIGNATURE } from './compoundFile';

/** The two formats that an import takes (specification 5). */
export type SpreadsheetKind = 'xlsx' | 'xls';

/** What is wrong with a file before it is opened, in the order in which it is looked at (D46). */
export type SpreadsheetFileProblem = 'extension' | 'empty' | 'size' | 'content';

/** Bytes of a file's beginning that tell its format. */
export const MAGIC_BYTES = 8;

const XLSX = [0x50, 0x4b, 0x03, 0x04];

/** Controls and bidirectional characters hide the real extension from whoever reads the name. */
const HIDING = new RegExp(`[\\p{Cc}${DIRECTION_MARKS}]`, 'u');

/** Names that Windows keeps for devices: such a file could not be stored again. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

function promisedKind(name: string): SpreadsheetKind | undefined {
  const base = name.trim();
  if (HIDING.test(base) || DEVICE.test(base)) return undefined;
  return /[^.]\.+(xlsx?)$/i.exec(base)?.[1]?.toLowerCase() as SpreadsheetKind | undefined;
}

/** The first thing that is wrong with a file, before any of its bytes are read. Sizes in bytes. */
export function spreadsheetNameProblem({ name, size }: { name: string; size: number }, largest: number): SpreadsheetFileProblem | undefined {
  if (promisedKind(name) === undefined) return 'extension';
  if (size === 0) return 'empty';
  return size > largest ? 'size' : undefined;
}

/**
 * The format that a file has, when its first bytes are those that its extension promises: a zip for xlsx, a
 * compound file for xls. HTML and XML that are called xls, as web pages like to export, are neither.
 */
export function spreadsheetKind(name: string, head: Uint8Array): SpreadsheetKind | undefined {
  const kind = promisedKind(name);
  const magic = kind === 'xlsx' ? XLSX : COMPOUND_SIGNATURE;
  return magic.every((byte, index) => head[index] === byte) ? kind : undefined;
}
