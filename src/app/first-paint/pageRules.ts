import { __PRIVATE__ } from 'styled-components';

/** The id of the element that holds the rules of a pre-rendered page, as JSON. */
export const RULES_ID = 'rules';

/** A component of styled-components, one of its class names, and the rules of that name. */
export type PageRule = [component: string, name: string, rules: string[]];

/**
 * Registers the class names of a pre-rendered page with styled-components, so that hydration does
 * not parse their rules: the critical style of the page has what the first paint needs of them.
 * @returns inserts the rules in full. Until then, later states such as hover have no style.
 */
export function registerPageRules(page: Document): () => void {
  const { mainSheet } = __PRIVATE__;
  const rules = JSON.parse(page.getElementById(RULES_ID)?.textContent ?? '[]') as PageRule[];
  for (const [component, name] of rules) mainSheet.registerName(component, name);
  return () => {
    for (const rule of rules) mainSheet.insertRules(...rule);
  };
}
