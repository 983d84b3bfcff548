import type { ComponentDocumentation } from '../../docs/documentation';

export const docs: ComponentDocumentation = {
  name: 'VisuallyHidden',
  lead: 'Text for assistive technology only.',
  story: 'pickers--members',
  use: [
    'For words that sighted people get from the layout: the person of a row, the heading of a column of boxes.',
  ],
  avoid: ['For what everyone needs.', 'For controls: a focused element must be visible.'],
  guidance: 'No pair: it is heard, not seen.',
  accessibleName: 'It becomes part of the name of the surrounding control.',
  content: [
    'Translate it like visible text, in one phrase with the visible words: their order differs between languages.',
  ],
};
