const PSEUDO = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;

/** The rules for pointer or focus, with an attribute in place of the pseudo-class. */
export function forcedRules(rules: Iterable<CSSRule>): string {
  return [...rules]
    .map((rule) => {
      if ('selectorText' in rule) {
        const { selectorText, style } = rule as CSSStyleRule;
        const selector = selectorText.replaceAll(PSEUDO, '[data-force~="$1"]');
        return selector === selectorText ? '' : `${selector}{${style.cssText}}`;
      }
      if (!('conditionText' in rule)) return '';
      const { conditionText, cssRules } = rule as CSSMediaRule;
      const inner = forcedRules(cssRules);
      return inner === '' ? '' : `@media ${conditionText}{${inner}}`;
    })
    .join('');
}

const ID = 'forced-styles';

export function writeForcedStyles(): void {
  const element =
    document.getElementById(ID)
    ?? document.head.appendChild(Object.assign(document.createElement('style'), { id: ID }));
  const sheets = [...document.styleSheets].filter(({ ownerNode }) => ownerNode !== element);
  element.textContent = sheets.map(({ cssRules }) => forcedRules(cssRules)).join('');
}
