import { themes } from '../tokens/themes';
import { token } from '../tokens/token';
import type { TokenName } from '../tokens/token';

export interface PartMeasure {
  property: string;
  /** In px; none for a color, whose token says more. */
  values: readonly {
    px?: number | undefined;
    name?: string | undefined;
    /** Whether the value is computed, and only equals the token. */
    isEqual?: boolean;
  }[];
}

/** Properties by what a designer calls them: their names in CSS, and how their tokens begin. */
const PROPERTIES = {
  padding: [['top', 'right', 'bottom', 'left'].map((side) => `padding-${side}`), 'space.'],
  gap: [['row-gap', 'column-gap'], 'space.'],
  'least height': [['min-height'], 'size.'],
  'icon size': [['width'], 'size.icon.'],
  radius: [['border-top-left-radius'], 'radius.'],
  text: [['font-size'], 'type.size.'],
  weight: [['font-weight'], 'type.weight.'],
  'line height': [['line-height'], 'type.line.'],
  color: [['color'], 'color.'],
  background: [['background-color'], 'color.'],
  'edge width': [['border-top-width'], 'line.'],
  edge: [['border-top-color'], 'color.'],
} as const;

const TOKENS = [...themes.shared.keys(), ...themes.light.keys()] as TokenName[];

const pixels = (value: string): number => Math.round(Number.parseFloat(value) * 10) / 10 || 0;

/** The computed value; a line height as a multiple of the size of its text, as in its tokens. */
const valueOf = (style: CSSStyleDeclaration, property: string): string =>
  property === 'line-height'
    ? (Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize)).toFixed(2)
    : style.getPropertyValue(property);

/** The rules of a sheet or of a condition that apply to an element. */
function rulesOf(element: Element, rules: Iterable<CSSRule>): string {
  return [...rules]
    .map((rule) => {
      if ('selectorText' in rule)
        return element.matches((rule as CSSStyleRule).selectorText) ? rule.cssText : '';
      const { media } = rule as CSSMediaRule;
      return element.ownerDocument.defaultView?.matchMedia(media?.mediaText ?? 'not all').matches
        ? rulesOf(element, (rule as CSSMediaRule).cssRules)
        : '';
    })
    .join('');
}

const OF_TEXT = /^(?:font-size|font-weight|line-height|color)$/;

/** What can come from the elements around it. */
const INHERITED = /^(?:font-size|font-weight|line-height|color|border-top-left-radius)$/;

function tokenFinder({ documentElement, styleSheets }: Document) {
  const probe = documentElement.appendChild(document.createElement('i'));
  probe.style.borderTopStyle = 'solid';
  const style = getComputedStyle(probe);
  const known = new Map<string, TokenName[]>();
  for (const [properties, start] of Object.values(PROPERTIES))
    for (const property of properties)
      for (const name of TOKENS.filter((each) => each.startsWith(start))) {
        probe.style.setProperty(property, token(name));
        const key = `${property} ${valueOf(style, property)}`;
        known.set(key, [...(known.get(key) ?? []), name]);
      }
  probe.remove();
  const rules = new Map<Element, string>();
  const rulesFor = (element: Element): string => {
    const own =
      rules.get(element)
      ?? [...styleSheets].map(({ cssRules }) => rulesOf(element, cssRules)).join('');
    rules.set(element, own);
    return own;
  };
  const find = (element: Element, names: readonly TokenName[], property: string): string[] => {
    const name = names.find((each) => rulesFor(element).includes(token(each)));
    if (name !== undefined) return [name];
    return INHERITED.test(property) && element.parentElement
      ? find(element.parentElement, names, property)
      : [];
  };
  return (element: Element) => (property: string, value: string) => {
    const names = known.get(`${property} ${value}`) ?? [];
    const [name] = find(element, names, property);
    // A distance that its rule computes.
    const equal = names.find((each) => each.startsWith('space.'));
    return { name: name ?? equal, isEqual: name === undefined && equal !== undefined };
  };
}

const hasText = (element: Element) =>
  element.matches('input:not([type=checkbox], [type=radio]), textarea, select')
  || ((element.textContent ?? '').trim() !== ''
    && element.querySelector(':not(span, svg, svg *, a, b)') === null);

/** One value for equal sides, two for equal opposite ones. */
function shortened<Side extends { px?: number | undefined }>(sides: readonly Side[]) {
  const [top, right, bottom, left] = sides.map(({ px }) => px);
  if (sides.every(({ px }) => px === top)) return sides.slice(0, 1);
  return sides.length === 4 && top === bottom && right === left ? sides.slice(0, 2) : sides;
}

export function measureParts(
  page: Document,
  parts: readonly (Element | null)[],
): readonly (readonly PartMeasure[])[] {
  const tokensOf = tokenFinder(page);
  return parts.map((part) => {
    if (part === null) return [];
    const isIcon = part.matches('svg');
    const style = getComputedStyle(part);
    const isShown = (name: string) => {
      if (name === 'color' && isIcon) return true;
      if (OF_TEXT.test(name)) return hasText(part);
      if (name === 'width') return isIcon;
      return (
        !name.startsWith('border-top-') || name.endsWith('radius') || style.borderTopWidth !== '0px'
      );
    };
    return (
      Object.entries(PROPERTIES)
        .filter(([, [[name]]]) => isShown(name))
        .map(([property, [names, start]]) => {
          // The gap beside an icon belongs to the element around it.
          const owner = (isIcon && property === 'gap' && part.parentElement) || part;
          const find = tokensOf(owner);
          const sides = names.map((side) => {
            const value = valueOf(getComputedStyle(owner), side);
            const source: Partial<ReturnType<typeof find>> =
              value === '0px' ? {} : find(side, value);
            // The largest radius has no size of its own.
            const hasSize = start !== 'color.' && source.name !== 'radius.full';
            return { px: hasSize ? pixels(value) : undefined, ...source };
          });
          return { property, values: shortened(sides) };
        })
        // A weight without a token is that of all text.
        .filter(({ property, values }) =>
          values.some(({ px, name }) => name || (px && property !== 'weight')),
        )
    );
  });
}
