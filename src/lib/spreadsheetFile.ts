import { DIRECTION_MARKS } from './bidiControls';
import { COMPOUND_SIGNATURE } from './compoundFile';

/** The two formats that an import takes (specification 5). */
type PromisedKind = 'xlsx' | 'xls';

/** Those, and a compound file that is called xlsx: that is what a password makes of one. */
export type SpreadsheetKind = PromisedKind | 'sealed';

/** What is wrong with a file before it is opened, in the order in which it is looked at (D46). */
export type SpreadsheetFileProblem = 'extension' | 'empty' | 'size' | 'content';

/** Bytes of a file's beginning that tell its format. */
export const MAGIC_BYTES = 8;

const XLSX = [0x50, 0x4b, 0x03, 0x04];

/** Controls and bidirectional characters hide the real extension from whoever reads the name. */
const HIDING = new RegExp(`[\\p{Cc}${DIRECTION_MARKS}]`, 'u');

/** Names that Windows keeps for devices: such a file could not be stored again. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

function promisedKind(name: string): PromisedKind | undefined {
  const base = name.trim();
  if (HIDING.test(base) || DEVICE.test(base)) return undefined;
  return /[^.]\.+(xlsx?)$/i.exec(base)?.[1]?.toLowerCase() as PromisedKind | undefined;
}

/** The first thing that is wrong with a file, before any of its bytes are read. Sizes in bytes. */
export function spreadsheetNameProblem({ name, size }: { name: string; size: number }, largest: number): SpreadsheetFileProblem | undefined {
  if (promisedKind(name) === undefined) return 'extension';
  if (size === 0) return 'empty';
  return size > largest ? 'size' : undefined;
}

/**
 * The format that a file has, when its first bytes are those that its extension promises: a zip for xlsx, a
 * compound file for xls; or `sealed`. HTML and XML that are called xls, as web pages like to export, are neither.
 */
export function spreadsheetKind(name: string, head: Uint8Array): SpreadsheetKind | undefined {
  const kind = promisedKind(name);
  const begins = (magic: readonly number[]) => magic.every((byte, index) => head[index] === byte);
  if (begins(COMPOUND_SIGNATURE)) return kind === 'xlsx' ? 'sealed' : kind;
  return kind === 'xlsx' && begins(XLSX) ? kind : undefined;
}
