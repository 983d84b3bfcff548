import type { ComponentDocumentation } from '../../docs/documentation';

export const docs: ComponentDocumentation = {
  name: 'ScrollRegion',
  lead: 'A place whose content may be larger than it.',
  story: 'pickers--members',
  use: [
    'For a table, a picture or a text that needs more space than a page or a dialog has.',
    'TableScroll is one. Modal shows the same shadows.',
  ],
  avoid: ['For a whole page, which scrolls itself.', 'Inside another one for the same direction.'],
  guidance:
    'No pair: what is cut without its shadow looks as if it were complete, also in a picture.',
  keyboard: [
    ['Tab', 'Moves to the controls in it, or to the region if it has none and scrolls.'],
    ['Arrow keys', 'Scroll the focused region (native).'],
  ],
  accessibleName: 'Give it the role region and an aria-label if it may contain no control.',
};
