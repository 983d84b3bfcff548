import { isBlank, isInsidePair } from '#lib/text/characters.ts';
import { TooComplex } from './complexity';
import { withFixedDirections } from './fixedDirections';
import { layoutCosts, listCost, textCost } from './layoutCost';

/** Below it a text is laid out whole: about 10 ms. Units of `layoutCost.ts`. */
const WHOLE = 64_000;
/** Nothing that cannot be divided may cost more: about 20 ms. */
const DEAREST_PIECE = 140_000;
/** All of a text together, as it is printed or searched. */
const DEAREST_TEXT = 4_000_000;
/** Above it what can be divided is. */
const DEAR = 8000;
/** A line break ends a piece that costs as much. */
const ENOUGH = 2000;

/** Boxes that only hold others: their parts are pieces of their own. */
const DIVIDED = /^(?:div|section|article|blockquote|ul|ol|dl|li|dd|p|pre)$/;
const BLOCK = /^(?:h[1-6]|p|hr|ul|ol|li|dl|dt|dd|table|blockquote|pre|div|section|article)$/;
const INDENTED = 'ul, ol, dd, blockquote';
/** Deeper ones are not moved inwards any more: a column of single letters costs many times its words. */
const DEEPEST_INDENT = 6;

/** What the boxes of the pieces and those around them cost, which are always laid out, and how much they may together. */
const PIECE_FRAME = 100;
const ITEM_FRAME = 200;
const RULE_FRAME = 600;
const DEAREST_FRAME = 300_000;

/** Divides words of one node: after a line of them where lines are kept, else at a space; words without one, anywhere. */
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

/** Divides a text into pieces that the browser can leave out as long as they are far from the window. */
class Divider {
  frame = 0;

  constructor(private readonly costs: ReadonlyMap<Node, number>) {}

  private costOf(node: Node): number {
    // Words may have been divided since they were priced.
    return node instanceof Text ? textCost(node.data) : (this.costs.get(node) ?? 0);
  }

  private mark(piece: Element, cost: number): void {
    if (cost > DEAREST_PIECE) throw new TooComplex();
    piece.setAttribute('data-piece', cost > DEAR * 2 ? 'long' : cost > ENOUGH ? 'medium' : '');
  }

  /** Puts words and letters between two blocks into pieces: as they end a line, or as they become too many. */
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

  /** Puts small blocks that follow one another into one piece: each piece costs by itself, seen or not. */
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
      // An item's marker stands outside its box, where a piece shows nothing: what is in the item is the piece.
      const isDivided =
        isItem || (cost > DEAR && DIVIDED.test(node.localName) && !node.hasAttribute('data-table'));
      if (!isDivided) {
        if (node.localName === 'hr') this.frame += RULE_FRAME;
        // A table is a piece by itself: looking whether it is too wide would lay out what shares a piece with it.
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
 * Marks the pieces of a text that costs much (`data-piece`), or refuses it.
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
