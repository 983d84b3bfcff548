import type { Page } from '@playwright/test';

/**
 * Finds elements that make the page, or a dialog in it, wider than the window, so that users must
 * scroll in two directions (WCAG 1.4.10). A table or a code text in its own scrolling box is
 * allowed.
 * @returns one text for each element that is too wide, in px
 */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1;
    const root = document.scrollingElement ?? document.documentElement;
    const range = document.createRange();
    const boxes = [root, ...document.querySelectorAll('[role=dialog],[role=alertdialog]')];
    const name = (element: Element): string =>
      `<${element.tagName.toLowerCase()}${element.getAttribute('role') ? ` role=${element.getAttribute('role')}` : ''}> "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    const scrolls = (element: Element): boolean =>
      /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);
    const isBoxed = (element: Element, box: Element): boolean => {
      for (let at = element.parentElement; at !== null && at !== box; at = at.parentElement)
        if (scrolls(at)) return true;
      return false;
    };
    return boxes.flatMap((box) => {
      const excess = box.scrollWidth - box.clientWidth;
      if (excess <= SLACK || (box !== root && getComputedStyle(box).overflowX === 'visible'))
        return [];
      const { left, right } =
        box === root ? { left: 0, right: root.clientWidth } : box.getBoundingClientRect();
      const culprits = [...box.querySelectorAll('body *')].filter((element) => {
        // A word that overflows its element is wider than the element.
        range.selectNodeContents(element);
        const rect = range.getBoundingClientRect();
        return (
          rect.width > 0
          && (rect.right > right + SLACK || rect.left < left - SLACK)
          && !isBoxed(element, box)
        );
      });
      const innermost = culprits.filter(
        (element) => !culprits.some((other) => other !== element && element.contains(other)),
      );
      return [
        `${name(box)} is ${excess} px too narrow for ${innermost.slice(0, 3).map(name).join(', ') || 'what is in it'}`,
      ];
    });
  });
}
