/** UTF-16 units; longer than any tag or comment of a sheet. */
const MAX_MARKUP_LENGTH = 65_536;
/** Nesting levels; sheets need only a few. */
const MAX_DEPTH = 100;
/** UTF-16 units of the longest character reference, `&#x0010FFFF;`. */
const MAX_REFERENCE_LENGTH = 12;

/**
 * A comment, CDATA, a processing instruction, a declaration, or a tag with its name of at most
 * `READER_LIMITS.elementNameUnits`.
 */
const MARKUP =
  /<(?:!--[^]*?--|!\[CDATA\[[^]*?\]\]|\?[^]*?\?|!(?!--|\[CDATA\[)[^>]*|(\/?)([^\s/<>!?][^\s/<>]{0,254})(?=[\s/>])(?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/y;
const CDATA = '<![CDATA[';

const NAMED_CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Decodes character references. Unknown ones are unchanged, so that no entity is ever expanded. */
function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,8})|#x([\da-f]{1,8})|(\w{2,4}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED_CHARACTERS[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

const ATTRIBUTE = /([^\s=/<>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g;

/**
 * The attributes of a tag by their full names, prefix included. A map, so that `constructor` is not
 * found in every tag.
 */
export function attributesOf(tag: string): ReadonlyMap<string, string> {
  const [, ...each] = tag.matchAll(ATTRIBUTE);
  return new Map(
    each.map(([, name = '', double, single]) => [name, unescapeXml(double ?? single ?? '')]),
  );
}

/** Holds data of newer versions and of other programs, in elements of any name. */
const EXTENSIONS = 'extLst';

/**
 * Callbacks of `XmlReader`. Names have no prefix; an empty element opens and closes. Extensions are
 * left out.
 */
export interface XmlHandler {
  open?(name: string, tag: string): void;
  close?(name: string): void;
  /** Character data, unescaped; one text may come in several pieces. */
  text?(text: string): void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML piece by piece, tolerates unusual syntax, and reports at the end whether it was
 * complete: a truncated part must not count as all there is.
 */
export class XmlReader {
  private readonly open: string[] = [];
  /** Number of open elements around the extensions that are being read; 0 outside. */
  private extensionsAt = 0;
  private rest = '';
  private seen = false;
  private broken = false;

  /** @param root the name of the root element, without prefix */
  constructor(
    private readonly root: string,
    private readonly handler: XmlHandler = {},
  ) {}

  take(piece: string): void {
    if (this.broken) return;
    const text = this.rest + piece;
    let from = 0;
    let at = text.indexOf('<');
    while (at >= 0) {
      MARKUP.lastIndex = at;
      const match = MARKUP.exec(text);
      if (match === null) break;
      this.giveText(text.slice(from, at));
      const [whole, slash, name] = match;
      if (name !== undefined) this.takeTag(name, slash === '/', whole);
      else if (whole.startsWith(CDATA)) this.giveData(whole.slice(CDATA.length, -']]>'.length));
      from = MARKUP.lastIndex;
      at = text.indexOf('<', from);
    }
    const end = at >= 0 ? at : withoutReference(text, from);
    this.giveText(text.slice(from, end));
    this.rest = text.slice(end);
    if (this.rest.length > MAX_MARKUP_LENGTH) this.broken = true;
  }

  private giveText(text: string): void {
    if (text !== '') this.giveData(unescapeXml(text));
  }

  private giveData(text: string): void {
    if (this.extensionsAt === 0) this.handler.text?.(text);
  }

  private takeTag(name: string, isEnd: boolean, tag: string): void {
    if (isEnd) {
      if (this.open.pop() !== name) this.broken = true;
      else this.giveClose(localName(name));
      return;
    }
    if (this.open.length === 0 && (this.seen || localName(name) !== this.root)) this.broken = true;
    this.seen = true;
    if (localName(name) === EXTENSIONS && !tag.endsWith('/>'))
      this.extensionsAt ||= this.open.length;
    if (this.extensionsAt === 0) this.handler.open?.(localName(name), tag);
    if (tag.endsWith('/>')) this.giveClose(localName(name));
    else this.open.push(name);
    if (this.open.length > MAX_DEPTH) this.broken = true;
  }

  private giveClose(name: string): void {
    if (this.extensionsAt === 0) this.handler.close?.(name);
    else if (this.open.length === this.extensionsAt && name === EXTENSIONS) this.extensionsAt = 0;
  }

  /** Whether everything that was opened is closed after the last piece. */
  get isWhole(): boolean {
    return this.seen && !this.broken && this.open.length === 0 && !this.rest.includes('<');
  }
}

/** The end of the text before a reference that may continue in the next piece. */
function withoutReference(text: string, from: number): number {
  const at = text.indexOf('&', Math.max(from, text.length - MAX_REFERENCE_LENGTH));
  return at < 0 || text.includes(';', at) ? text.length : at;
}
