import { isBlank, isInsidePair } from '#lib/text/characters.ts';
import { TooComplex } from './complexity';
import { withFixedDirections } from './fixedDirections';
import { layoutCosts, listCost, textCost } from './layoutCost';

/** A cheaper text is laid out as a whole: about 10 ms. Units of `layoutCost.ts`. */
const WHOLE = 64_000;
/** The maximum for an indivisible part: about 20 ms. */
const DEAREST_PIECE = 140_000;
/** The maximum for a whole text, which is laid out for printing or searching. */
const DEAREST_TEXT = 4_000_000;
/** More expensive parts are divided if possible. */
const DEAR = 8000;
/** After this cost, a line break ends a piece. */
const ENOUGH = 2000;

/** Containers whose children become pieces. */
const DIVIDED = /^(?:div|section|article|blockquote|ul|ol|dl|li|dd|p|pre)$/;
const BLOCK = /^(?:h[1-6]|p|hr|ul|ol|li|dl|dt|dd|table|blockquote|pre|div|section|article)$/;
const INDENTED = 'ul, ol, dd, blockquote';
/**
 * Deeper containers are not indented further: a column of single letters costs many times its
 * words.
 */
const DEEPEST_INDENT = 6;

/**
 * The cost of the boxes of pieces and of their containers, which are always laid out, and its
 * maximum.
 */
const PIECE_FRAME = 100;
const ITEM_FRAME = 200;
const RULE_FRAME = 600;
const DEAREST_FRAME = 300_000;

/**
 * Divides a text node: after a line where lines are kept, else at a space; text without spaces,
 * anywhere.
 */
function* divideWords(words: Text, keepsLines: boolean): Generator<Text> {
  const after = (text: string, sign: string, from: number) => text.indexOf(sign, from) + 1;
  for (let rest = words; ;) {
    yield rest;
    const { data } = rest;
    let at = keepsLines ? after(data, '\n', ENOUGH) : 0;
    if (at === 0 || at > DEAR * 2) at = after(data, ' ', DEAR);
    if (at === 0 || at > DEAR * 2) at = DEAR * 2;
    if (at >= data.length) return;
    rest = rest.splitText(isInsidePair(data, at) ? at - 1 : at);
  }
}

/** Divides a text into pieces that the browser can skip while they are far from the viewport. */
class Divider {
  frame = 0;

  constructor(private readonly costs: ReadonlyMap<Node, number>) {}

  private costOf(node: Node): number {
    // The text may have been divided since it was priced.
    return node instanceof Text ? textCost(node.data) : (this.costs.get(node) ?? 0);
  }

  private mark(piece: Element, cost: number): void {
    if (cost > DEAREST_PIECE) throw new TooComplex();
    piece.setAttribute('data-piece', cost > DEAR * 2 ? 'long' : cost > ENOUGH ? 'medium' : '');
  }

  /**
   * Groups inline content between two blocks into pieces, which end with a line or at the cost
   * limit.
   */
  private *wrap(run: readonly Node[]): Generator<Element> {
    let piece: Element | undefined;
    let cost = 0;
    for (const node of run) {
      if (!piece) {
        piece = document.createElement('div');
        this.frame += PIECE_FRAME;
      }
      piece.append(node);
      cost += this.costOf(node);
      const endsLine =
        node instanceof Element ? node.localName === 'br' : node.nodeValue?.endsWith('\n') === true;
      if ((endsLine && cost > ENOUGH) || cost > DEAR) {
        this.mark(piece, cost);
        yield piece;
        [piece, cost] = [undefined, 0];
      }
    }
    if (!piece) return;
    this.mark(piece, cost);
    yield piece;
  }

  /**
   * Puts small blocks that follow one another into one piece: each piece costs by itself, seen or
   * not.
   */
  private *gather(blocks: readonly Node[], cost: number): Generator<Node> {
    const [first, ...others] = blocks.filter((node) => node instanceof Element);
    if (!first) yield* blocks;
    else {
      this.frame += PIECE_FRAME;
      const piece = others.length === 0 ? first : document.createElement('div');
      this.mark(piece, cost);
      if (piece === first) yield* blocks;
      else {
        piece.setAttribute('data-gathered', '');
        piece.append(...blocks);
        yield piece;
      }
    }
  }

  divide(box: Element, keepsLines: boolean): void {
    if (box.matches('ol, ul')) this.frame += listCost(box);
    const nodes = [...box.childNodes];
    box.replaceChildren();
    const divided: Node[] = [];
    let [run, blocks, blocksCost]: [Node[], Node[], number] = [[], [], 0];
    const endBlocks = () => {
      divided.push(...this.gather(blocks, blocksCost));
      [blocks, blocksCost] = [[], 0];
    };
    const endRun = () => {
      if (run.some((node) => node instanceof Element || !isBlank(node.nodeValue ?? ''))) {
        endBlocks();
        divided.push(...this.wrap(run));
      } else blocks.push(...run);
      run = [];
    };
    for (const node of nodes) {
      if (node instanceof Text) {
        run.push(...divideWords(node, keepsLines));
        continue;
      }
      if (!(node instanceof Element && BLOCK.test(node.localName))) {
        run.push(node);
        continue;
      }
      endRun();
      const cost = this.costOf(node);
      const isItem = node.localName === 'li';
      // An item's marker is outside its box, where a piece would clip it, so the item's content is
      // the piece.
      const isDivided =
        isItem || (cost > DEAR && DIVIDED.test(node.localName) && !node.hasAttribute('data-table'));
      if (!isDivided) {
        if (node.localName === 'hr') this.frame += RULE_FRAME;
        // A table is a piece by itself: looking whether it is too wide would lay out what shares a
        // piece with it.
        const isTable = node.hasAttribute('data-table');
        if (isTable) this.frame += PIECE_FRAME;
        if (isTable || blocksCost + cost > ENOUGH) endBlocks();
        blocks.push(node);
        blocksCost += cost;
        if (isTable) endBlocks();
        continue;
      }
      endBlocks();
      this.frame += isItem ? ITEM_FRAME : PIECE_FRAME;
      this.divide(node, keepsLines || node.localName === 'pre');
      divided.push(node);
    }
    endRun();
    endBlocks();
    box.append(...divided);
  }
}

/**
 * Marks the pieces of an expensive text (`data-piece`), or refuses it.
 * @returns whether there are pieces
 * @throws TooComplex
 */
export function dividePieces(root: Element, keepsLines: boolean): boolean {
  const depths = new Map<Element | null | undefined, number>();
  for (const box of root.querySelectorAll(INDENTED)) {
    const depth = (depths.get(box.parentElement?.closest(INDENTED)) ?? 0) + 1;
    depths.set(box, depth);
    box.toggleAttribute('data-deep', depth > DEEPEST_INDENT);
  }
  const { costs, total } = layoutCosts(root);
  if (total > DEAREST_TEXT) throw new TooComplex();
  if (total <= WHOLE) return false;
  const divider = new Divider(costs);
  withFixedDirections(root, () => divider.divide(root, keepsLines));
  if (divider.frame > DEAREST_FRAME) throw new TooComplex();
  return true;
}
