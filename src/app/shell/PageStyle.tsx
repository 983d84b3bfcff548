import { use, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';
import type { IStyleSheetContext } from 'styled-components';
import { useRest } from '#app/first-paint/appPartsContext.ts';

type Sheet = IStyleSheetContext['styleSheet'];

/** The names of all classes that stand in a page's markup. */
export const classesIn = (root: Element): ReadonlySet<string> =>
  new Set([...root.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]));

/** The same sheet, to which rules of these classes need not be added. */
function sparing(sheet: Sheet, classes: ReadonlySet<string>): Sheet {
  return Object.assign(Object.create(sheet) as Sheet, {
    hasNameForId: (id: string, name: string) => classes.has(name) || sheet.hasNameForId(id, name),
    // It makes its tag when it is first asked for: both must have the same.
    getTag: () => sheet.getTag(),
  });
}

interface PageStyleProps {
  /** The classes whose rules at rest the page has in a style of its own; undefined where it was not pre-rendered. */
  ready: ReadonlySet<string> | undefined;
  /** Called when all rules are there, before the browser paints. */
  onStyled: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Has styled-components make no rules for pre-rendered markup before the rest of the app is there: they take longer than
 * all else that hydration does, and the page has its own until then, but for what pointers and keys bring about.
 */
export function PageStyle({ ready, onStyled, children }: PageStyleProps) {
  const { styleSheet } = use(StyleSheetContext);
  const [spared] = useState(() => ready && sparing(styleSheet, ready));
  const isWhole = useRest() !== undefined;
  useLayoutEffect(() => {
    if (isWhole) onStyled?.();
  }, [isWhole, onStyled]);
  return <StyleSheetManager sheet={isWhole ? undefined : spared}>{children}</StyleSheetManager>;
}
