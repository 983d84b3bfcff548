import type { Page } from '@playwright/test';

/**
 * Finds what reaches beyond the window without a sign: outside every scrolling box, or in one
 * without the shadow of `ScrollRegion`; and values that are wider than their field.
 * @returns one text for each such element
 */
export async function cutWithoutSign(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1;
    const name = (element: Element): string =>
      `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    const styleOf = (element: Element) => getComputedStyle(element);
    const all = [...document.querySelectorAll<HTMLElement>('main article, main article *')].filter(
      (element) => element.checkVisibility(),
    );
    const scrolling = all.filter((element) => /auto|scroll/.test(styleOf(element).overflowX));
    const isField = (element: Element) => /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName);
    const silent = scrolling.filter(
      (box) =>
        box.scrollWidth - box.clientWidth > SLACK
        && !isField(box)
        && !/start|end/.test(box.parentElement?.dataset['edges'] ?? ''),
    );
    const outside = all.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return (
        width > SLACK
        && (right > document.documentElement.clientWidth + SLACK || left < -SLACK)
        && !scrolling.some((box) => box !== element && box.contains(element))
        && styleOf(element).clipPath === 'none'
      );
    });
    const narrow = all.filter(
      (element) =>
        element instanceof HTMLInputElement && element.scrollWidth - element.clientWidth > SLACK,
    );
    return [
      ...narrow.map((field) => `"${(field as HTMLInputElement).value}" is wider than its field`),
      ...silent.map((box) => `${name(box)} scrolls without a shadow`),
      ...outside.slice(0, 3).map((element) => `${name(element)} reaches beyond the window`),
    ];
  });
}
