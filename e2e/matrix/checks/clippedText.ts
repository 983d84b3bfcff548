import type { Page } from '@playwright/test';

/**
 * Finds text that is partly invisible: cut off by a box that neither scrolls nor has an ellipsis,
 * or a placeholder or selected option that is wider than its field. Text that is hidden
 * intentionally (visually, or in a collapsed part) does not count.
 * @returns one text for each piece that is cut off
 */
export async function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [SLACK, LINE_SLACK] = [1.5, 0.3];
    const faults = new Set<string>();
    const quote = (text: string): string => `"${text.trim().slice(0, 60)}"`;

    const isForEarsOnly = (style: CSSStyleDeclaration, box: DOMRect): boolean =>
      style.clipPath !== 'none' || style.clip !== 'auto' || box.width <= 1 || box.height <= 1;

    const judge = (text: Text): void => {
      const parent = text.parentElement;
      if (
        parent === null
        || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        || parent.closest('option,script,style,svg,[popover]:not(:popover-open)')
      )
        return;
      const range = document.createRange();
      range.selectNodeContents(text);
      let rects = [...range.getClientRects()].filter(
        ({ width, height }) => width > 0 && height > 0,
      );
      for (
        let at: Element | null = parent;
        at !== null && at !== document.documentElement && rects.length > 0;
        at = at.parentElement
      ) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (isForEarsOnly(style, box)) return;
        const [x, y] = [style.overflowX, style.overflowY];
        if (x === 'visible' && y === 'visible') continue;
        // A scrolling element brings its text into view; from there on, only its own box can cut it
        // off.
        if (/auto|scroll/.test(x) || /auto|scroll/.test(y)) {
          rects = [box];
          continue;
        }
        const cutX =
          /hidden|clip/.test(x)
          && rects.some(({ left, right }) => left < box.left - SLACK || right > box.right + SLACK);
        const cutY =
          /hidden|clip/.test(y)
          && rects.some(
            ({ top, bottom, height }) =>
              top < box.top - height * LINE_SLACK || bottom > box.bottom + height * LINE_SLACK,
          );
        const ends = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        if ((cutX || cutY) && !ends)
          faults.add(
            `${quote(text.data)} is cut ${cutX ? 'sideways' : 'above or below'} by <${at.tagName.toLowerCase()}>`,
          );
        if (cutX || cutY) return;
      }
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if ((node as Text).data.trim() !== '') judge(node as Text);

    const pen = document.createElement('canvas').getContext('2d');
    const judgeField = (field: HTMLElement, text: string, what: string): void => {
      const style = getComputedStyle(field);
      if (
        pen === null
        || text === ''
        || !field.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        return;
      if (isForEarsOnly(style, field.getBoundingClientRect()) || style.textOverflow === 'ellipsis')
        return;
      pen.font = style.font;
      pen.letterSpacing = style.letterSpacing;
      const available =
        field.clientWidth
        - Number.parseFloat(style.paddingLeft)
        - Number.parseFloat(style.paddingRight);
      if (pen.measureText(text).width > available + SLACK)
        faults.add(`${what} ${quote(text)} is wider than its field`);
    };
    for (const input of document.querySelectorAll('input'))
      if (input.value === '') judgeField(input, input.placeholder, 'placeholder');
    for (const select of document.querySelectorAll('select'))
      judgeField(select, select.selectedOptions[0]?.label ?? '', 'option');
    return [...faults];
  });
}
