import type { ZipEntry } from '#mock/services/imports/workbook/zip.ts';

/**
 * Invented people. The employee IDs are numbers that a format pads with zeros; the days are numbers
 * too.
 */
export const PEOPLE = [
  ['姓名', '账号', '工号', '手机号', '入职日期'],
  ['伊藤 直樹', 'naoki.ito10', '06083', '15556230591', '2026-01-15'],
  ['Zoë O’Neil & <Co>', 'zoe.oneil', '00042', '13800000001', '1999-12-31'],
  ['ريم الهاشمي', 'reem.alhashimi14', '10007', '16618033990', '2024-02-29'],
] as const;

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const STRICT_MAIN = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const DAY_MS = 86_400_000;

/** How a program writes the same content. */
export interface Style {
  /** How a text is stored in its cell. */
  text?: 'shared' | 'inline' | 'str' | 'richShared' | 'richInline' | 'formula';
  /** How a day is stored. */
  day?: 'number' | 'iso';
  dayFormat?: string | number;
  idFormat?: string;
  /** Without cell references and row numbers. */
  bare?: boolean;
  prefix?: string;
  quote?: '"' | "'";
  from1904?: boolean;
  strict?: boolean;
  /** Numbers with an exponent or a zero fraction. */
  number?: (value: number) => string;
  /** How blank cells at the end of each row are written. */
  blank?: string;
  /** Rows above the header. */
  titles?: readonly string[];
  hiddenRows?: readonly number[];
  /** Other sheets before and after the list, by name. */
  before?: readonly { name: string; state?: string }[];
  after?: readonly { name: string; state?: string }[];
  partName?: (name: string) => string;
  target?: (name: string) => string;
  workbookPart?: string;
  bom?: boolean;
  comments?: boolean;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const column = (place: number): string => String.fromCharCode(65 + place);

function serial(day: string, from1904: boolean): number {
  const days = Date.parse(day) / DAY_MS + 25_569;
  return from1904 ? days - 1462 : days;
}

class Writer {
  private readonly strings: string[] = [];

  constructor(private readonly style: Style) {}

  private tag(name: string): string {
    return this.style.prefix === undefined ? name : `${this.style.prefix}:${name}`;
  }

  private element(
    name: string,
    content: string,
    attributes: Record<string, string | number | undefined> = {},
  ): string {
    const quote = this.style.quote ?? '"';
    const written = Object.entries(attributes)
      .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}=${quote}${value}${quote}`]))
      .join('');
    return content === ''
      ? `<${this.tag(name)}${written}/>`
      : `<${this.tag(name)}${written}>${content}</${this.tag(name)}>`;
  }

  private runs(text: string): string {
    const middle = Math.ceil(text.length / 2);
    const run = (part: string) =>
      this.element(
        'r',
        this.element('rPr', this.element('b', ''))
          + this.element('t', escaped(part), { 'xml:space': 'preserve' }),
      );
    return (
      run(text.slice(0, middle))
      + run(text.slice(middle))
      + this.element('rPh', this.element('t', 'ヨミ'), { sb: 0, eb: 1 })
    );
  }

  private text(text: string, reference: string | undefined): string {
    const { text: how = 'shared' } = this.style;
    const cell = (type: string, content: string) =>
      this.element('c', content, { r: reference, t: type });
    switch (how) {
      case 'inline':
        return cell('inlineStr', this.element('is', this.element('t', escaped(text))));
      case 'richInline':
        return cell('inlineStr', this.element('is', this.runs(text)));
      case 'str':
        return cell('str', this.element('v', escaped(text)));
      case 'formula':
        return cell(
          'str',
          this.element('f', `T("${escaped(text)}")`) + this.element('v', escaped(text)),
        );
      default: {
        const content = how === 'shared' ? this.element('t', escaped(text)) : this.runs(text);
        if (!this.strings.includes(content)) this.strings.push(content);
        return cell('s', this.element('v', String(this.strings.indexOf(content))));
      }
    }
  }

  private number(value: number, reference: string | undefined, styleIndex?: number): string {
    return this.element('c', this.element('v', this.style.number?.(value) ?? String(value)), {
      r: reference,
      s: styleIndex,
    });
  }

  private cell(text: string, place: number, row: number, isHeader: boolean): string {
    const reference = this.style.bare ? undefined : `${column(place)}${row}`;
    if (!isHeader && place === 2) return this.number(Number(text), reference, 1);
    if (!isHeader && place === 3) return this.number(Number(text), reference);
    if (!isHeader && place === 4 && this.style.day === 'iso')
      return this.element('c', this.element('v', `${text}T00:00:00`), {
        r: reference,
        t: 'd',
        s: 2,
      });
    if (!isHeader && place === 4)
      return this.number(serial(text, this.style.from1904 ?? false), reference, 2);
    return this.text(text, reference);
  }

  sheet(): string {
    const titles = (this.style.titles ?? []).map((title) => [title]);
    const rows = [...titles, ...PEOPLE].map((texts, index) => {
      const number = index + 1;
      const cells =
        texts.map((text, place) => this.cell(text, place, number, index <= titles.length)).join('')
        + (this.style.blank ?? '');
      return this.element('row', cells, {
        r: this.style.bare ? undefined : number,
        hidden: this.style.hiddenRows?.includes(number) ? 1 : undefined,
      });
    });
    const comment = this.style.comments ? '<!-- <row><c t="str"><v>old</v></c></row> -->\n' : '';
    return this.root('worksheet', this.element('sheetData', comment + rows.join('\n')));
  }

  root(name: string, content: string): string {
    const { prefix, strict } = this.style;
    const namespace = strict ? STRICT_MAIN : MAIN;
    return `${this.style.bom ? '\ufeff' : ''}${HEAD}${this.element(name, content, { [prefix === undefined ? 'xmlns' : `xmlns:${prefix}`]: namespace, 'xmlns:r': strict ? STRICT : OFFICE })}`;
  }

  sharedStrings(): string | undefined {
    return this.strings.length === 0
      ? undefined
      : this.root('sst', this.strings.map((content) => this.element('si', content)).join(''));
  }

  styles(): string {
    const { idFormat = '00000', dayFormat = 'yyyy-mm-dd' } = this.style;
    const format = (id: number, code: string) =>
      this.element('numFmt', '', { numFmtId: id, formatCode: code.replaceAll('"', '&quot;') });
    const formats =
      format(164, idFormat) + (typeof dayFormat === 'string' ? format(165, dayFormat) : '');
    const xf = (id: number) => this.element('xf', '', { numFmtId: id });
    return this.root(
      'styleSheet',
      this.element('numFmts', formats)
        + this.element('cellStyleXfs', xf(14))
        + this.element(
          'cellXfs',
          xf(0) + xf(164) + xf(typeof dayFormat === 'number' ? dayFormat : 165),
        ),
    );
  }

  workbook(): string {
    const { before = [], after = [], from1904 } = this.style;
    const sheets = [...before, { name: 'Members' }, ...after].map((sheet, at) =>
      this.element('sheet', '', { ...sheet, sheetId: at + 1, 'r:id': `rId${at + 1}` }),
    );
    return this.root(
      'workbook',
      this.element('workbookPr', '', { date1904: from1904 ? 1 : undefined })
        + this.element('sheets', sheets.join('')),
    );
  }
}

/** The parts of a workbook with `PEOPLE`, in the style of a program. */
export function partsOfStyle(style: Style): ZipEntry[] {
  const {
    before = [],
    after = [],
    partName = (name) => name,
    target = (name) => name,
    workbookPart = 'xl/workbook.xml',
  } = style;
  const writer = new Writer(style);
  const base = style.strict ? STRICT : OFFICE;
  const relations = (each: readonly (readonly [type: string, target: string])[]) =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each.map(([type, to], at) => `<Relationship Id="rId${at + 1}" Type="${base}/${type}" Target="${to}"/>`).join('')}</Relationships>`;
  const folder = workbookPart.slice(0, workbookPart.lastIndexOf('/') + 1);
  const list = { name: `${folder}worksheets/sheet${before.length + 1}.xml`, text: writer.sheet() };
  const others = [
    ...before.map((_, at) => at + 1),
    ...after.map((_, at) => before.length + at + 2),
  ].map((number) => ({
    name: `${folder}worksheets/sheet${number}.xml`,
    text: writer.root(
      'worksheet',
      `<${style.prefix === undefined ? '' : `${style.prefix}:`}sheetData/>`,
    ),
  }));
  const sharedStrings = writer.sharedStrings();
  const sheetNumbers = Array.from({ length: before.length + after.length + 1 }, (_, at) => at + 1);
  const parts: ZipEntry[] = [
    {
      name: '[Content_Types].xml',
      text: `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${workbookPart}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${sheetNumbers.map((number) => `<Override PartName="/${folder}worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}<Override PartName="/${folder}styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${sharedStrings === undefined ? '' : `<Override PartName="/${folder}sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/>`}</Types>`,
    },
    { name: '_rels/.rels', text: relations([['officeDocument', target(workbookPart)]]) },
    { name: workbookPart, text: writer.workbook() },
    {
      name: `${folder}_rels/${workbookPart.slice(folder.length)}.rels`,
      text: relations([
        ...sheetNumbers.map((number): [string, string] => [
          'worksheet',
          target(`worksheets/sheet${number}.xml`),
        ]),
        ['styles', target('styles.xml')],
        ...(sharedStrings === undefined
          ? []
          : [['sharedStrings', target('sharedStrings.xml')] as const]),
      ]),
    },
    list,
    ...others,
    { name: `${folder}styles.xml`, text: writer.styles() },
    ...(sharedStrings === undefined
      ? []
      : [{ name: `${folder}sharedStrings.xml`, text: sharedStrings }]),
  ];
  return parts.map(({ name, text }) => ({ name: partName(name), text }));
}
