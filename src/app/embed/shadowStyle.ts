import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';
import type { PageHost } from './pageHost';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

const PAGE = '[data-page]';
/** `:root`, `html` and `body` as selectors of their own, not as part of a name. */
const PAGE_SELECTORS = /:root(?![\w-])|(?<![\w.#:[-])(?:html|body)(?![\w-])/g;
const REM = /(?<![\w.-])(-?(?:\d+\.?\d*|\.\d+))rem\b/g;

/** Rewrites a selector for whole pages for the shadow tree. */
export const shadowSelector = (selector: string): string => selector.replace(PAGE_SELECTORS, PAGE);

/**
 * Replaces `rem` in a declaration, because the host page sets its size.
 * @param remPx the value of a rem without the host page, px
 */
export const shadowDeclaration = (declaration: string, remPx: number): string =>
  declaration.replace(REM, (_, count: string) => `${Number(count) * remPx}px`);

/**
 * Rewrites our rules for whole pages for the shadow tree. Media queries stay, because a page cannot
 * change `rem` there.
 */
export function shadowPlugin(remPx: number): StylisPlugin {
  return function inShadowTree(element) {
    if (element.type === 'rule' && Array.isArray(element.props))
      element.props = element.props.map(shadowSelector);
    if (element.type === 'decl' && typeof element.value === 'string')
      element.value = shadowDeclaration(element.value, remPx);
  };
}

/**
 * The parent for the `<style>` of styled-components. It is never attached to the page, where a
 * policy could block it; its rules go to the constructed sheet of the shadow tree.
 */
export function styleTarget({ root, sheet }: PageHost): HTMLElement {
  const target: Pick<HTMLElement, 'getRootNode' | 'insertBefore'> & {
    querySelectorAll(): Element[];
  } = {
    getRootNode: () => root,
    querySelectorAll: () => [],
    insertBefore: (style) => Object.defineProperty(style, 'sheet', { value: sheet }),
  };
  return target as unknown as HTMLElement;
}
