/** The pages of the foundations, by the first part of the tokens that they show. */
const PAGES: Readonly<Record<string, string>> = {
  color: 'color',
  type: 'type',
  radius: 'radius',
  shadow: 'elevation',
  layer: 'tokens',
  motion: 'motion',
  space: 'spacing',
  size: 'spacing',
  line: 'tokens',
  optic: 'tokens',
  measure: 'layout',
};

/** The story that shows a token. */
export function tokenPage(name: string): string {
  return `foundations--${PAGES[name.split('.')[0] ?? ''] ?? 'spacing'}`;
}
