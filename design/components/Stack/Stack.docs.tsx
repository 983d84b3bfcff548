import type { ComponentDocumentation } from '../../docs/documentation';

export const docs: ComponentDocumentation = {
  name: 'Stack',
  lead: 'Equal distances between elements, in a column or a row.',
  story: 'sign-in--code-form--complete',
  use: [
    'For all distances between components, because components have no margins.',
    'direction row with wrap for buttons side by side.',
  ],
  avoid: ['For tables of data.', 'For a gap that is not on the scale.'],
  content: [
    'Its order is the tab order: never reverse it with styles.',
    'Rows of buttons wrap in German and Russian: set wrap.',
  ],
};
