import { columnPlaces, namesPeople } from '#lib/files/spreadsheetColumns.ts';
import { cutUnits } from '#lib/text/characters.ts';
import type { SpreadsheetKind } from '#lib/workbook/spreadsheetFile.ts';
import { protectionOf, SEALED_PACKAGE } from './builtInPassword';
import type { Protection } from './builtInPassword';
import { hasEntry, streamOf } from './compoundFile';
import { openList } from './openList';
import { READER_LIMITS, TooMuch } from './readerLimits';
import type { SheetRow } from './sheetRow';
import { openArchive } from './spreadsheetArchive';
import type { PackedPart } from './spreadsheetArchive';
import { rowsOfXls } from './xlsRows';
import { OldWorkbook, ProtectedWorkbook, xlsWorkbook } from './xlsWorkbook';
import { cellData, rowsOfXlsx } from './xlsxRows';
import type { CellData } from './xlsxRows';
import { xlsxWorkbook } from './xlsxSheets';

/**
 * Why a workbook cannot be read. `archive`: it unpacks to more than a list of members needs;
 * `old`: it is from Excel 95 or older; the protections: it is encrypted.
 */
export type WorkbookProblem = 'archive' | Protection | 'old' | 'content' | 'unreadable';

/** A workbook that cannot be read, and why. */
export class UnreadableWorkbook extends Error {
  constructor(readonly problem: WorkbookProblem) {
    super(`The workbook cannot be read: ${problem}`);
  }
}

/** A sheet with rows. Chart and macro sheets have none and are skipped. */
export interface WorkbookSheet {
  name: string;
  hidden: boolean;
  /**
   * Its rows, possibly with blank ones.
   * @throws UnreadableWorkbook when it is truncated or damaged
   */
  rows(): AsyncGenerator<SheetRow>;
}

/** A workbook whose sheets can be read. */
export interface OpenWorkbook {
  /** In order, at least one. */
  sheets: WorkbookSheet[];
  macros: boolean;
}

/** Where an xls stores its macros. */
const XLS_MACROS = ['_VBA_PROJECT_CUR', '_VBA_PROJECT'];
const XLSX_MACROS = /(?:^|\/)vbaproject\.bin$/;
/** The part that makes an archive an Office document (ECMA-376 part 2), by its key. */
const CONTENT_TYPES = '[content_types].xml';

/** Converts any error to a reason: malformed bytes can break each step. */
function refusal(error: unknown): UnreadableWorkbook {
  if (error instanceof UnreadableWorkbook) return error;
  if (error instanceof TooMuch) return new UnreadableWorkbook('archive');
  if (error instanceof ProtectedWorkbook) return new UnreadableWorkbook('protected');
  return new UnreadableWorkbook(error instanceof OldWorkbook ? 'old' : 'unreadable');
}

async function* guarded(
  rows: () => AsyncIterable<SheetRow> | Iterable<SheetRow>,
): AsyncGenerator<SheetRow> {
  try {
    yield* rows();
  } catch (error) {
    throw refusal(error);
  }
}

const shownName = ({ name }: { name: string }): string =>
  cutUnits(name, READER_LIMITS.sheetNameUnits);

async function openXlsx(parts: ReadonlyMap<string, PackedPart>): Promise<OpenWorkbook> {
  if (!parts.has(CONTENT_TYPES)) throw new UnreadableWorkbook('unreadable');
  const workbook = await xlsxWorkbook(parts);
  let data: Promise<CellData> | undefined;
  return {
    sheets: workbook.sheets.map((sheet) => ({
      name: shownName(sheet),
      hidden: sheet.hidden,
      rows: () =>
        guarded(async function* () {
          // All sheets share it, and several are read when the list is searched.
          yield* rowsOfXlsx(await (data ??= cellData(workbook)), sheet);
        }),
    })),
    macros: [...parts.keys()].some((name) => XLSX_MACROS.test(name)),
  };
}

function openXls(bytes: Uint8Array): OpenWorkbook {
  if (hasEntry(bytes, SEALED_PACKAGE)) throw new UnreadableWorkbook('protected');
  const workbook = xlsWorkbook(streamOf(bytes, ['Workbook', 'Book']));
  return {
    sheets: workbook.sheets.map((sheet) => ({
      name: shownName(sheet),
      hidden: sheet.hidden,
      rows: () => guarded(() => rowsOfXls(workbook, sheet)),
    })),
    macros: XLS_MACROS.some((name) => hasEntry(bytes, name)),
  };
}

/** A compound file named xlsx is password-protected, or not what its name says. */
function openSealed(bytes: Uint8Array): never {
  let problem: WorkbookProblem = 'content';
  try {
    openXls(bytes);
  } catch (error) {
    if (refusal(error).problem === 'protected') problem = 'protected';
  }
  throw new UnreadableWorkbook(problem);
}

async function open(bytes: Uint8Array, kind: SpreadsheetKind): Promise<OpenWorkbook> {
  if (kind === 'old') throw new UnreadableWorkbook('old');
  if (kind === 'sealed') return openSealed(bytes);
  if (kind === 'xls') return openXls(bytes);
  const { parts, problem } = openArchive(bytes);
  if (problem === undefined) return openXlsx(parts);
  throw new UnreadableWorkbook(
    problem === 'limits' ? 'archive' : problem === 'locked' ? 'protected' : 'unreadable',
  );
}

/**
 * Opens a workbook. The browser's worker and the mock share it, so that both read every cell in the
 * same way.
 * @throws UnreadableWorkbook when it cannot be read, or has no sheet with rows
 */
export async function openWorkbook(
  bytes: Uint8Array,
  kind: SpreadsheetKind,
): Promise<OpenWorkbook> {
  try {
    const workbook = await open(bytes, kind);
    if (workbook.sheets.length === 0) throw new UnreadableWorkbook('unreadable');
    return workbook;
  } catch (error) {
    const reason = refusal(error);
    if (reason.problem !== 'protected') throw reason;
    throw new UnreadableWorkbook(await protectionOf(bytes));
  }
}

/** How likely a sheet is the list: 2 if it names people, 1 if it has rows, 0 if it is empty. */
async function listRank({ rows }: WorkbookSheet): Promise<number> {
  try {
    const { first } = await openList(rows());
    const header = first.findIndex(({ texts }) => namesPeople(columnPlaces(texts)));
    return header >= 0 && header < first.length - 1 ? 2 : Number(first.length > 1);
  } catch {
    // Reading the chosen sheet reports the problem.
    return 1;
  }
}

/**
 * The first visible sheet that names people in a header, else the first with rows, else the first.
 * When all are hidden, they count as visible.
 */
async function placeOfList({ sheets }: OpenWorkbook): Promise<number> {
  const visible = sheets.some(({ hidden }) => !hidden);
  let best = { place: 0, rank: -1 };
  let sheetCount = 0;
  for (const [place, sheet] of sheets.entries()) {
    if (visible && sheet.hidden) continue;
    const rank = await listRank(sheet);
    if (rank > best.rank) best = { place, rank };
    sheetCount += 1;
    if (rank === 2 || sheetCount === READER_LIMITS.sheetsSearched) break;
  }
  return best.place;
}

/**
 * The index and rows of the sheet to read.
 * @param sheetPlace the index of the sheet that the user chose; by default the list is searched
 */
export async function sheetToRead(
  workbook: OpenWorkbook,
  sheetPlace?: number,
): Promise<{ place: number; rows: AsyncIterable<SheetRow> }> {
  const { sheets } = workbook;
  const place =
    sheetPlace !== undefined && sheets[sheetPlace] ? sheetPlace : await placeOfList(workbook);
  const sheet = sheets[place];
  if (sheet === undefined) throw new UnreadableWorkbook('unreadable');
  return { place, rows: sheet.rows() };
}
