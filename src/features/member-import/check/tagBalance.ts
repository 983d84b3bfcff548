/** UTF-16 units; no tag or comment of a sheet has as many. */
const LONGEST_MARKUP = 65_536;
/** Elements within one another; those of a sheet are a handful. */
const DEEPEST = 100;

/** A comment, text that is taken as it stands, an instruction, a declaration, or a tag with its name. */
const MARKUP = /<(?:!--[^]*?--|!\[CDATA\[[^]*?\]\]|\?[^]*?\?|!(?!--|\[CDATA\[)[^>]*|(\/?)([^\s/<>!?][^\s/<>]*)(?=[\s/>])(?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/y;

/**
 * Follows the tags of an XML text piece by piece, to know whether it is whole: the reader of rows takes what is cut off,
 * or torn in the middle, for all there is.
 */
export class TagBalance {
  private readonly open: string[] = [];
  private rest = '';
  private seen = false;
  private broken = false;

  /** @param root the name of the element that must be around all, without its prefix */
  constructor(private readonly root: string) {}

  /** Takes the next piece. */
  take(piece: string): void {
    if (this.broken) return;
    const text = this.rest + piece;
    let at = text.indexOf('<');
    while (at >= 0) {
      MARKUP.lastIndex = at;
      const found = MARKUP.exec(text);
      if (found === null) break;
      const [whole, slash, name] = found;
      if (name !== undefined) this.takeTag(name, slash === '/', whole.endsWith('/>'));
      at = text.indexOf('<', MARKUP.lastIndex);
    }
    this.rest = at < 0 ? '' : text.slice(at);
    if (this.rest.length > LONGEST_MARKUP) this.broken = true;
  }

  private takeTag(name: string, isEnd: boolean, isEmpty: boolean): void {
    if (isEnd) {
      if (this.open.pop() !== name) this.broken = true;
      return;
    }
    if (this.open.length === 0 && (this.seen || name.replace(/^.*:/, '') !== this.root)) this.broken = true;
    this.seen = true;
    if (!isEmpty) this.open.push(name);
    if (this.open.length > DEEPEST) this.broken = true;
  }

  /** Whether all that was begun has ended, once there are no more pieces. */
  get isWhole(): boolean {
    return this.seen && !this.broken && this.open.length === 0 && this.rest === '';
  }
}
