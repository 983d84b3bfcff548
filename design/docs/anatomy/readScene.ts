import type { AnatomyPart } from '../documentation';
import type { Box, Scene } from './placeMarks';

const isHidden = (element: Element | null, root: Element): boolean =>
  element !== null
  && element !== root
  && (getComputedStyle(element).clipPath !== 'none' || isHidden(element.parentElement, root));

/** The part of a text that its element does not cut off. */
function cut(rect: DOMRect, element: Element | null): Box {
  const { left, top, right, bottom } = rect;
  if (element === null || getComputedStyle(element).overflowX === 'visible')
    return { left, top, right, bottom };
  const frame = element.getBoundingClientRect();
  return { left: Math.max(left, frame.left), top, right: Math.min(right, frame.right), bottom };
}

function textsOf(node: Element): Box[] {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const found: Box[] = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode.textContent?.trim() === '' || isHidden(currentNode.parentElement, node))
      continue;
    range.selectNodeContents(currentNode);
    found.push(...[...range.getClientRects()].map((rect) => cut(rect, currentNode.parentElement)));
  }
  const fields = node.querySelectorAll<HTMLInputElement>('input, textarea, select');
  return [
    ...found,
    ...[...fields]
      .filter(
        ({ value, placeholder, type }) =>
          type !== 'checkbox' && type !== 'radio' && (value || placeholder),
      )
      .map((field) => field.getBoundingClientRect()),
  ].filter(({ left, right }) => right - left > 1);
}

/**
 * The box of a part at which a line should end: its icon and first text, if the element has no
 * frame.
 */
function focusOf(element: Element): Box {
  const { backgroundColor, borderTopStyle, boxShadow } = getComputedStyle(element);
  const hasFrame =
    !/^rgba\(.*, 0\)$/.test(backgroundColor) || borderTopStyle !== 'none' || boxShadow !== 'none';
  const [text] = hasFrame || element.matches('svg, input') ? [] : textsOf(element);
  if (text === undefined) return element.getBoundingClientRect();
  const icon = element.querySelector('svg')?.getBoundingClientRect() ?? text;
  return {
    left: Math.min(text.left, icon.left),
    right: Math.max(text.right, icon.right),
    top: Math.min(text.top, icon.top),
    bottom: Math.max(text.bottom, icon.bottom),
  };
}

/** Reads the boxes of the parts and of all texts of a specimen. */
export function readScene(frame: HTMLElement, parts: readonly AnatomyPart[]): Scene {
  const origin = frame.getBoundingClientRect();
  const subject = frame.querySelector('[data-subject]') ?? frame;
  const within = ({ left, top, right, bottom }: Box): Box => ({
    left: left - origin.left,
    right: right - origin.left,
    top: top - origin.top,
    bottom: bottom - origin.top,
  });
  return {
    width: origin.width,
    height: origin.height,
    parts: parts.map(({ find, at }) => {
      const element = subject.querySelector(find) ?? subject;
      return { boxes: [focusOf(element), element.getBoundingClientRect()].map(within), at };
    }),
    texts: textsOf(subject).map(within),
  };
}
