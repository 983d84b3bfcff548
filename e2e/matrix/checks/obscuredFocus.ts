import type { Page } from '@playwright/test';

const MAX_STEPS = 80;

/**
 * Moves through the page with Tab, and checks that the focused control is visible: inside the
 * window, with nothing over its middle (WCAG 2.4.11), and with a focus indicator (2.4.7).
 * @returns one text for each control that is not
 */
export async function obscuredFocus(page: Page): Promise<string[]> {
  const faults = new Set<string>();
  const seen = new Set<string>();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const { key, fault } = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return { key: '', fault: '' };
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const own = element.getBoundingClientRect();
      const shown = own.width > 1 && own.height > 1 ? element : (label ?? element);
      const { left, top, right, bottom, width, height } = shown.getClientRects()[0] ?? own;
      const name = `<${element.tagName.toLowerCase()}> "${(element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '').trim().slice(0, 40)}"`;
      const key = `${name} ${[...document.querySelectorAll('*')].indexOf(element)}`;
      const [x, y] = [
        (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
        (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
      ];
      if (
        width === 0
        || height === 0
        || right <= 0
        || left >= innerWidth
        || bottom <= 0
        || top >= innerHeight
      )
        return { key, fault: `${name} is outside the window` };
      const over = document.elementFromPoint(x, y);
      const isFree =
        over !== null
        && (shown.contains(over) || over.contains(shown) || label?.contains(over) === true);
      // The control, its label, the surrounding box, or a replacement for the control may have the
      // focus ring.
      const drawers = [
        element,
        shown,
        element.parentElement,
        element.parentElement?.parentElement,
        element.nextElementSibling,
      ].filter((each) => each instanceof Element);
      const isMarked = drawers.some((each) =>
        ['', '::before', '::after'].some((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(each, part);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
        }),
      );
      if (!isMarked) return { key, fault: `${name} shows no mark of the focus` };
      if (!isFree)
        return {
          key,
          fault: `${name} lies under <${over?.tagName.toLowerCase() ?? ''}> "${(over?.textContent ?? '').trim().slice(0, 30)}"`,
        };
      return { key, fault: '' };
    });
    if (key === '' || seen.has(key)) break;
    seen.add(key);
    if (fault !== '') faults.add(fault);
  }
  return [...faults];
}
