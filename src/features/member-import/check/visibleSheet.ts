import { readXml } from 'hucre/xml';
import { partText } from './archivePart';

/** The sheet of a workbook that is read. */
export interface VisibleSheet {
  /** Its place among the workbook's sheets, from 0. */
  index: number;
  /** The archive's part that holds its rows; empty where the workbook does not say. */
  part: string;
}

type Attributes = Readonly<Record<string, unknown>>;

/** The attributes of each element of a name, whatever its prefix; comments hold none. */
function elementsOf(xml: string, element: string): Attributes[] {
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

/** As the reader of rows finds it: it passes over sheets without a name, and over references that it does not know for one. */
function referenceOf(sheet: Attributes): string {
  if (textOf(sheet, 'name') === '') return '';
  const own = textOf(sheet, 'r:id') || textOf(sheet, 'R:id');
  return own || Object.keys(sheet).filter((key) => key.endsWith(':id')).map((key) => textOf(sheet, key)).find((id) => id.startsWith('rId')) || '';
}

const isRelation = (relation: Attributes | undefined, type: string): boolean => textOf(relation, 'Type').endsWith(`/${type}`);
const isHidden = (sheet: Attributes): boolean => /^(?:very)?hidden$/i.test(textOf(sheet, 'state'));

/**
 * Which sheet with rows whoever opens an xlsx sees first; the first of all where all are hidden. Charts are sheets without
 * rows. The reader of spreadsheets could tell, but would read every text of the workbook for it. The workbook is where the
 * archive says: not every program calls it `xl/workbook.xml`. Rejects on an archive that is none.
 */
export async function visibleSheet(bytes: Uint8Array): Promise<VisibleSheet> {
  const [workbook] = elementsOf(await partText(bytes, '_rels/.rels'), 'Relationship').filter((one) => isRelation(one, 'officeDocument'));
  const part = resolved('', textOf(workbook, 'Target'));
  const relations = new Map(elementsOf(await partText(bytes, relationsOf(part)), 'Relationship').map((one) => [textOf(one, 'Id'), one]));
  const sheets = elementsOf(await partText(bytes, part), 'sheet').filter((sheet) => referenceOf(sheet) !== '');
  const relationTo = (sheet: Attributes) => relations.get(referenceOf(sheet));
  const withRows = sheets.filter((sheet) => isRelation(relationTo(sheet), 'worksheet'));
  const seen = withRows.find((sheet) => !isHidden(sheet)) ?? withRows[0];
  if (seen === undefined) return { index: 0, part: '' };
  return { index: sheets.indexOf(seen), part: resolved(part, textOf(relationTo(seen), 'Target')) };
}
