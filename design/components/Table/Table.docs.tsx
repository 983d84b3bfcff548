import type { ComponentDocumentation } from '../../docs/documentation';

export const docs: ComponentDocumentation = {
  name: 'Table',
  parts: ['TableScroll'],
  lead: 'Rows of data below a sticky header.',
  story: 'pickers--members',
  use: [
    'For items that people compare by columns: members, academies.',
    'Inside TableScroll, as tall as ten rows.',
  ],
  avoid: ['For layout.', 'For one column: a list.', 'If cells must wrap: they end in an ellipsis.'],
  keyboard: [
    ['Tab', 'Moves to the controls in its cells, or to TableScroll if it has none and scrolls.'],
    ['Arrow keys', 'Scroll the focused region (native).'],
  ],
  accessibleName:
    'Name it with aria-label or a caption. Give TableScroll the role region and the name if no cell has a control.',
  content: [
    'While newer rows load, aria-busy on TableScroll dims the older ones.',
    'Headers are nouns of one or two words.',
    'data-number on a cell aligns figures at the end; codes and addresses run left to right.',
    'At 320 px the whole table scrolls sideways: keep the name in the first column.',
  ],
};
