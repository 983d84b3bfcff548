import type { Locator } from '@playwright/test';

/**
 * The text as it appears from left to right, line by line, whatever its order in memory: the
 * characters of an element by their positions. It shows how the bidirectional algorithm ordered
 * numbers, addresses and brackets.
 */
export async function visualText(element: Locator): Promise<string> {
  return element.evaluate((root) => {
    const placed: { char: string; x: number; y: number }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (
      let node = walker.nextNode() as Text | null;
      node !== null;
      node = walker.nextNode() as Text | null
    ) {
      let at = 0;
      for (const char of node.data) {
        range.setStart(node, at);
        at += char.length;
        range.setEnd(node, at);
        const { left, top, width, height } = range.getBoundingClientRect();
        if (width > 0) placed.push({ char, x: left + width / 2, y: top + height / 2 });
      }
    }
    const LINE = 8;
    placed.sort((one, other) =>
      Math.abs(one.y - other.y) > LINE ? one.y - other.y : one.x - other.x,
    );
    return placed
      .map(({ char }) => char)
      .join('')
      .replaceAll(/\s+/g, ' ');
  });
}
