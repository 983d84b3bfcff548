import { baseName } from '#lib/files/baseName.ts';
import { DIRECTION_MARKS } from '#lib/text/bidiControls.ts';
import { COMPOUND_SIGNATURE } from '#lib/workbook/compoundFile.ts';

/** The two formats that an import takes (specification 5). */
type PromisedKind = 'xlsx' | 'xls';

/** Those; a compound file that is called xlsx, which is what a password makes of one; and an xls of a time before compound files. */
export type SpreadsheetKind = PromisedKind | 'sealed' | 'old';

/** What is wrong with a file before it is opened, in the order in which it is looked at (D46). */
export type SpreadsheetFileProblem = 'extension' | 'empty' | 'size' | 'content';

/** Bytes of a file's beginning that tell its format. */
export const MAGIC_BYTES = 8;

const XLSX = [0x50, 0x4b, 0x03, 0x04];

/** Controls and bidirectional characters hide the real extension from whoever reads the name. */
const HIDING = new RegExp(`[\\p{Cc}${DIRECTION_MARKS}]`, 'u');

/** Names that Windows keeps for devices: such a file could not be stored again. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** The beginning of a workbook before Excel 5, or of one without its container: a record, its version and its length. */
function isOldBeginning([kind, version = -1, length = 0, upper]: Uint8Array): boolean {
  return (
    kind === 0x09 && [0, 2, 4, 8].includes(version) && length >= 4 && length <= 16 && upper === 0
  );
}

/** Nothing may follow the extension, a space neither: other systems would not know what to open the file with. */
function promisedKind(name: string): PromisedKind | undefined {
  const base = baseName(name);
  if (HIDING.test(base) || DEVICE.test(base.trim())) return undefined;
  return /[^.]\.+(xlsx?)$/i.exec(base)?.[1]?.toLowerCase() as PromisedKind | undefined;
}

/** The first thing that is wrong with a file, before any of its bytes are read. Sizes in bytes. */
export function spreadsheetNameProblem(
  { name, size }: { name: string; size: number },
  largest: number,
): SpreadsheetFileProblem | undefined {
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
  if (kind === 'xls' && isOldBeginning(head)) return 'old';
  return kind === 'xlsx' && begins(XLSX) ? kind : undefined;
}
