import { use, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';
import type { IStyleSheetContext } from 'styled-components';
import { useAppParts } from '#app/first-paint/appPartsContext.ts';

type Sheet = IStyleSheetContext['styleSheet'];

/** The names of all classes in a page's markup. */
export const classesIn = (root: Element): ReadonlySet<string> =>
  new Set([...root.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]));

/** The same sheet, but it skips the rules of these classes. */
function withoutRulesOf(sheet: Sheet, classes: ReadonlySet<string>): Sheet {
  return Object.assign(Object.create(sheet) as Sheet, {
    hasNameForId: (id: string, name: string) => classes.has(name) || sheet.hasNameForId(id, name),
    // The sheet creates its tag lazily, and both must share it.
    getTag: () => sheet.getTag(),
  });
}

interface PageStyleProps {
  /**
   * The classes whose static rules are in the page's own style; undefined when it is not
   * pre-rendered.
   */
  ready: ReadonlySet<string> | undefined;
  /** Called when all rules are inserted, before the browser paints. */
  onStyled: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Postpones styled-components' rules for pre-rendered markup until the app chunk has loaded.
 * Creating them takes longer than the rest of hydration, and the page has its own style until then,
 * except for hover, focus and active states.
 */
export function PageStyle({ ready, onStyled, children }: PageStyleProps) {
  const { styleSheet } = use(StyleSheetContext);
  const [spared] = useState(() => ready && withoutRulesOf(styleSheet, ready));
  const isWhole = useAppParts() !== undefined;
  useLayoutEffect(() => {
    if (isWhole) onStyled?.();
  }, [isWhole, onStyled]);
  return <StyleSheetManager sheet={isWhole ? undefined : spared}>{children}</StyleSheetManager>;
}
