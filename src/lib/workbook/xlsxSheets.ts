import { readElements } from './readPart';
import { ARCHIVE_LIMITS, partKey } from './spreadsheetArchive';
import type { PackedPart } from './spreadsheetArchive';

type Parts = ReadonlyMap<string, PackedPart>;
type Attributes = ReadonlyMap<string, string>;

/** The workbook's part if the archive does not name it. */
const USUAL_WORKBOOK = 'xl/workbook.xml';

/** A sheet with rows. Charts are sheets too, but have none. */
export interface XlsxSheet {
  name: string;
  hidden: boolean;
  part: PackedPart;
}

/** The sheets of a workbook in order, and the shared data of their cells. */
export interface XlsxWorkbook {
  sheets: XlsxSheet[];
  sharedStrings: PackedPart | undefined;
  styles: PackedPart | undefined;
  /** Whether dates count from 1904, as on old Macintosh systems, instead of 1900. */
  from1904: boolean;
}

/**
 * Limits the number of elements to that of an archive's parts: a small file can list so many that
 * reading them takes seconds.
 */
function limitedList(): { list: Attributes[]; add: (attributes: Attributes) => void } {
  const list: Attributes[] = [];
  return {
    list,
    add(attributes) {
      if (list.length === ARCHIVE_LIMITS.entries)
        throw new Error('The workbook names more parts than it can hold');
      list.push(attributes);
    },
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Resolves a reference from one part to another, relative to its folder or to the archive's root;
 * `\` counts as `/`.
 */
function resolved(part: string, target: string): string {
  const path = target.replaceAll('\\', '/').replace(/\/{2,}/g, '/');
  return decoded(new URL(path, `archive:///${part}`).pathname.slice(1));
}

function relationsOf(part: string): string {
  const file = part.lastIndexOf('/') + 1;
  return `${part.slice(0, file)}_rels/${part.slice(file)}.rels`;
}

/**
 * The relation id of a sheet. Spreadsheet programs skip sheets without a name; some write another
 * prefix than `r`.
 */
function referenceOf(sheet: Attributes): string {
  if ((sheet.get('name') ?? '') === '') return '';
  const own = sheet.get('r:id') ?? sheet.get('R:id');
  return (
    own ?? [...sheet].find(([key, id]) => key.endsWith(':id') && id.startsWith('rId'))?.[1] ?? ''
  );
}

const isRelation = (relation: Attributes | undefined, type: string): boolean =>
  relation?.get('Type')?.endsWith(`/${type}`) ?? false;

async function relationsFrom(parts: Parts, part: string): Promise<Attributes[]> {
  const relations = parts.get(partKey(relationsOf(part)));
  const { list, add } = limitedList();
  if (relations !== undefined) await readElements(relations, { 'Relationships/Relationship': add });
  return list;
}

/**
 * Reads the sheets of a workbook. The archive's relations say where it is: not every program names
 * it `xl/workbook.xml`.
 * @throws Error when it is missing, or when a part that locates it is damaged, truncated, or lists
 *   more parts than an archive holds
 */
export async function xlsxWorkbook(parts: Parts): Promise<XlsxWorkbook> {
  const name = resolved(
    '',
    (await relationsFrom(parts, '')).find((one) => isRelation(one, 'officeDocument'))?.get('Target')
      ?? USUAL_WORKBOOK,
  );
  const workbook = parts.get(partKey(name));
  if (workbook === undefined) throw new Error('The archive has no workbook');
  const { list, add } = limitedList();
  let from1904 = false;
  await readElements(workbook, {
    'workbook/sheets/sheet': add,
    'workbook/workbookPr': (attributes) => {
      from1904 = /^(?:1|true)$/.test(attributes.get('date1904') ?? '');
    },
  });
  const relations = await relationsFrom(parts, name);
  const byId = new Map(relations.map((one) => [one.get('Id') ?? '', one]));
  // A reference that is missing is none to a relation whose identifier is missing.
  byId.delete('');
  // Some programs write a path from the archive's root without its slash.
  const targetOf = (relation: Attributes | undefined) => {
    const target = relation?.get('Target') ?? '';
    if (target === '') return undefined;
    return parts.get(partKey(resolved(name, target))) ?? parts.get(partKey(resolved('', target)));
  };
  return {
    sheets: list.flatMap((sheet) => {
      const relation = byId.get(referenceOf(sheet));
      const part = isRelation(relation, 'worksheet') ? targetOf(relation) : undefined;
      return part === undefined
        ? []
        : [
            {
              name: sheet.get('name') ?? '',
              hidden: /^(?:very)?hidden$/i.test(sheet.get('state') ?? ''),
              part,
            },
          ];
    }),
    sharedStrings: targetOf(relations.find((one) => isRelation(one, 'sharedStrings'))),
    styles: targetOf(relations.find((one) => isRelation(one, 'styles'))),
    from1904,
  };
}
