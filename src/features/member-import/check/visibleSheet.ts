import { readXml } from 'hucre/xml';
import { ARCHIVE_LIMITS, partKey } from '../../../lib/spreadsheetArchive';
import type { PackedPart } from '../../../lib/spreadsheetArchive';
import { readXmlPart } from './readPart';

type Parts = ReadonlyMap<string, PackedPart>;

/** The sheet of a workbook that is read, and what its cells refer to. */
export interface VisibleSheet {
  sheet: PackedPart;
  sharedStrings: PackedPart | undefined;
  styles: PackedPart | undefined;
  /** Whether its days are counted from 1904, as on a Macintosh, instead of 1900. */
  from1904: boolean;
}

type Attributes = Readonly<Record<string, unknown>>;

/**
 * The attributes of each element of a name, whatever its prefix; comments hold none.
 * @throws Error when there are more than an archive has parts: a small file can list so many that reading them takes
 * seconds and most of the memory
 */
function elementsOf(xml: string, element: string): Attributes[] {
  const tag = new RegExp(`<(?:[^\\s/<>:]*:)?${element}(?=[\\s/>])`, 'g');
  for (let count = 0; tag.test(xml); count += 1) {
    if (count === ARCHIVE_LIMITS.entries) throw new Error('The workbook names more parts than it can hold');
  }
  return readXml(xml, { rowTag: element, stripNamespaces: true, attrPrefix: '' }).data;
}

const textOf = (attributes: Attributes | undefined, name: string): string => String(attributes?.[name] ?? '');

/** What a part refers to in another one, by a path from its own folder or from the archive's. */
function resolved(part: string, target: string): string {
  return decodeURIComponent(new URL(target, `archive:///${part}`).pathname.slice(1));
}

function relationsOf(part: string): string {
  const file = part.lastIndexOf('/') + 1;
  return `${part.slice(0, file)}_rels/${part.slice(file)}.rels`;
}

/** What a sheet is found by. Spreadsheet programs pass over sheets without a name; some write another prefix than `r`. */
function referenceOf(sheet: Attributes): string {
  if (textOf(sheet, 'name') === '') return '';
  const own = textOf(sheet, 'r:id') || textOf(sheet, 'R:id');
  return own || Object.keys(sheet).filter((key) => key.endsWith(':id')).map((key) => textOf(sheet, key)).find((id) => id.startsWith('rId')) || '';
}

const isRelation = (relation: Attributes | undefined, type: string): boolean => textOf(relation, 'Type').endsWith(`/${type}`);
const isHidden = (sheet: Attributes): boolean => /^(?:very)?hidden$/i.test(textOf(sheet, 'state'));

/** The text of a part; empty when there is none of that name. @throws as `readXmlPart` */
async function textOfPart(parts: Parts, name: string, root: string): Promise<string> {
  const part = parts.get(partKey(name));
  let text = '';
  if (part !== undefined) {
    await readXmlPart(part, root, (piece) => {
      text += piece;
    });
  }
  return text;
}

async function relationsFrom(parts: Parts, part: string): Promise<Attributes[]> {
  return elementsOf(await textOfPart(parts, relationsOf(part), 'Relationships'), 'Relationship');
}

/**
 * Which sheet with rows whoever opens an xlsx sees first; the first of all where all are hidden. Charts are sheets without
 * rows. The reader of spreadsheets could tell, but would read every text of the workbook for it. The workbook is where the
 * archive says: not every program calls it `xl/workbook.xml`.
 * @returns undefined when the workbook names no sheet with rows that is there
 * @throws Error when a part that says where it is, is damaged or torn, or names more parts than an archive holds
 */
export async function visibleSheet(parts: Parts): Promise<VisibleSheet | undefined> {
  const workbook = (await relationsFrom(parts, '')).find((one) => isRelation(one, 'officeDocument'));
  const name = resolved('', textOf(workbook, 'Target'));
  const relations = await relationsFrom(parts, name);
  const byId = new Map(relations.map((one) => [textOf(one, 'Id'), one]));
  const xml = await textOfPart(parts, name, 'workbook');
  const targetOf = (relation: Attributes | undefined) => relation && parts.get(partKey(resolved(name, textOf(relation, 'Target'))));
  const withRows = elementsOf(xml, 'sheet').filter((sheet) => isRelation(byId.get(referenceOf(sheet)), 'worksheet'));
  const seen = withRows.find((sheet) => !isHidden(sheet)) ?? withRows[0];
  const sheet = seen && targetOf(byId.get(referenceOf(seen)));
  if (sheet === undefined) return undefined;
  return {
    sheet,
    sharedStrings: targetOf(relations.find((one) => isRelation(one, 'sharedStrings'))),
    styles: targetOf(relations.find((one) => isRelation(one, 'styles'))),
    from1904: elementsOf(xml, 'workbookPr').some((one) => /^(?:1|true)$/.test(textOf(one, 'date1904'))),
  };
}
