import { baseName } from '#lib/files/baseName.ts';
import { startsWith } from '#lib/files/bytes.ts';
import { DIRECTION_MARKS } from '#lib/text/bidiControls.ts';
import { COMPOUND_SIGNATURE } from '#lib/workbook/compoundFile.ts';

/** The two formats that an import accepts. */
type PromisedKind = 'xlsx' | 'xls';

/**
 * Those; a compound file named xlsx, which is how a password-protected one is stored; and an xls
 * that is older than compound files.
 */
export type SpreadsheetKind = PromisedKind | 'sealed' | 'old';

/** What is wrong with a file before it is opened, in the order of the checks (D46). */
export type SpreadsheetFileProblem = 'extension' | 'empty' | 'size' | 'content';

/** Number of leading bytes that identify the format. */
export const MAGIC_BYTES = 8;

/** How a zip begins, and so an xlsx. */
export const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];

/** Controls and bidirectional characters can disguise the real extension. */
const HIDING = new RegExp(`[\\p{Cc}${DIRECTION_MARKS}]`, 'u');

/** Names that Windows reserves for devices: such a file could not be saved. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * The start of a workbook before Excel 5, or of one without its container: a record type, its
 * version and its length.
 */
function isOldBeginning([kind, version = -1, length = 0, upper]: Uint8Array): boolean {
  return (
    kind === 0x09 && [0, 2, 4, 8].includes(version) && length >= 4 && length <= 16 && upper === 0
  );
}

/** Nothing may follow the extension, not even a space: other systems could not open the file. */
function promisedKind(name: string): PromisedKind | undefined {
  const base = baseName(name);
  if (HIDING.test(base) || DEVICE.test(base.trim())) return undefined;
  return /[^.]\.+(xlsx?)$/i.exec(base)?.[1]?.toLowerCase() as PromisedKind | undefined;
}

/** The first problem of a file that is known without reading its content. Sizes in bytes. */
export function spreadsheetNameProblem(
  { name, size }: { name: string; size: number },
  maxBytes: number,
): SpreadsheetFileProblem | undefined {
  if (promisedKind(name) === undefined) return 'extension';
  if (size === 0) return 'empty';
  return size > maxBytes ? 'size' : undefined;
}

/**
 * The format, if the first bytes match the extension: a zip for xlsx, a compound file for xls, or
 * `sealed`. HTML and XML files named xls, as some web pages export them, do not match.
 */
export function spreadsheetKind(name: string, head: Uint8Array): SpreadsheetKind | undefined {
  const kind = promisedKind(name);
  if (startsWith(head, COMPOUND_SIGNATURE)) return kind === 'xlsx' ? 'sealed' : kind;
  if (kind === 'xls' && isOldBeginning(head)) return 'old';
  return kind === 'xlsx' && startsWith(head, ZIP_SIGNATURE) ? kind : undefined;
}
