import type { Page } from '@playwright/test';

/** px. */
export const MIN_TARGET = { pointer: 24, finger: 44 } as const;

/**
 * Finds controls that are too small (WCAG 2.5.8): both sides must be at least `least`, or a circle
 * of that size around the middle must not touch another control. For touch (44) only the height
 * counts, and distance does not help. A link in a sentence is exempt; no other control is. A box
 * counts together with its label, and a link that a layer extends over its card is as large as the
 * card.
 * @returns one text for each
 */
export async function smallTargets(
  page: Page,
  least: number = MIN_TARGET.pointer,
): Promise<string[]> {
  return page.evaluate(
    ([expected, finger]) => {
      const SLACK = 0.5;
      const CONTROLS =
        'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=tab],[role=checkbox],[role=radio],[role=menuitem],[role=slider],[role=option],[role=switch],[tabindex]:not([tabindex^="-"])';
      const isInSentence = (element: Element): boolean =>
        element.tagName === 'A'
        && getComputedStyle(element).display === 'inline'
        && [...(element.parentElement?.childNodes ?? [])].some(
          (node) =>
            (node instanceof Element
              ? getComputedStyle(node).display === 'inline' && !node.matches(CONTROLS)
              : node.nodeType === Node.TEXT_NODE) && (node.textContent ?? '').trim() !== '',
        );
      const boxOf = (element: Element): DOMRect => {
        const layer = getComputedStyle(element, '::after');
        const card =
          layer.position === 'absolute'
          && layer.inset === '0px'
          && layer.pointerEvents !== 'none'
          && getComputedStyle(element).position === 'static'
            ? (element as HTMLElement).offsetParent
            : null;
        const own = (card ?? element).getBoundingClientRect();
        const label =
          element instanceof HTMLInputElement && /checkbox|radio|file/.test(element.type)
            ? element.labels?.[0]
            : undefined;
        const box = label?.getBoundingClientRect();
        return box !== undefined && box.width * box.height > own.width * own.height ? box : own;
      };
      const isThere = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true })
        && element.closest('[inert]') === null
        && !(element as HTMLButtonElement).disabled
        && getComputedStyle(element).clipPath === 'none'
        && !(
          element.getAttribute('role') === null
          && element.matches('[tabindex]:not(a,button,input,select,textarea,summary)')
        );
      const all = [...document.querySelectorAll(CONTROLS)]
        .filter(isThere)
        .map((element) => ({ element, box: boxOf(element) }))
        .filter(({ box }) => box.width > 1 && box.height > 1);
      const isSmall = ({ width, height }: DOMRect): boolean =>
        height < expected - SLACK || (expected < finger && width < expected - SLACK);
      const middle = ({ x, y, width, height }: DOMRect): [x: number, y: number] => [
        x + width / 2,
        y + height / 2,
      ];
      const isClear = (box: DOMRect): boolean => {
        const [x, y] = middle(box);
        return all.every(({ box: other }) => {
          if (other === box) return true;
          const away = Math.hypot(
            x - Math.min(Math.max(x, other.left), other.right),
            y - Math.min(Math.max(y, other.top), other.bottom),
          );
          const [ox, oy] = middle(other);
          return (
            away >= expected / 2 && (!isSmall(other) || Math.hypot(x - ox, y - oy) >= expected)
          );
        });
      };
      return all
        .filter(
          ({ element, box }) =>
            isSmall(box) && !isInSentence(element) && !(expected < finger && isClear(box)),
        )
        .map(
          ({ element, box }) =>
            `<${element.tagName.toLowerCase()}> "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}" is ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`,
        );
    },
    [least, MIN_TARGET.finger] as const,
  );
}
