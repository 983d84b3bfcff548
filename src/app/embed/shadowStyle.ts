import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';
import type { PageHost } from './pageHost';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

const PAGE = '[data-page]';
/** `:root`, `html` and `body` where they are a selector of their own, and no part of a name. */
const PAGE_SELECTORS = /:root(?![\w-])|(?<![\w.#:[-])(?:html|body)(?![\w-])/g;
const REM = /(?<![\w.-])(-?(?:\d+\.?\d*|\.\d+))rem\b/g;

/** A selector for a page of ours, as it must be in the shadow tree. */
export const shadowSelector = (selector: string): string => selector.replace(PAGE_SELECTORS, PAGE);

/** A declaration without `rem`, which is the foreign page's to set. @param remPx what it is worth without that page. px */
export const shadowDeclaration = (declaration: string, remPx: number): string =>
  declaration.replace(REM, (_, count: string) => `${Number(count) * remPx}px`);

/** Makes our rules for whole pages fit the shadow tree. Media queries stay: `rem` is nobody's to set in them. */
export function shadowPlugin(remPx: number): StylisPlugin {
  return function inShadowTree(element) {
    if (element.type === 'rule' && Array.isArray(element.props))
      element.props = element.props.map(shadowSelector);
    if (element.type === 'decl' && typeof element.value === 'string')
      element.value = shadowDeclaration(element.value, remPx);
  };
}

/**
 * Where styled-components puts its `<style>`: it never gets into the page, which a policy could be against; its rules go
 * into the constructed sheet of the shadow tree.
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
