import type { ComponentDocumentation } from '../../docs/documentation';
import { Heading } from './Heading';

export const docs: ComponentDocumentation = {
  name: 'Heading',
  lead: 'The heading of a page, a dialog or one of their sections.',
  use: [
    'Level 1 once on a page, 2 for dialogs and sections, 3 inside them. The size follows the level.',
  ],
  avoid: ['To make text large: Text has sizes.', 'Skipping a level for its look.'],
  states: [
    {
      name: 'Level 1',
      about: 'A page.',
      show: <Heading level={1}>Assign learning content</Heading>,
    },
    {
      name: 'Level 2',
      about: 'A dialog or a section.',
      show: <Heading level={2}>Choose participants</Heading>,
    },
    { name: 'Level 3', about: 'Inside a section.', show: <Heading level={3}>Departments</Heading> },
  ],
  keyboard: 'None: it is text. Screen readers have their own keys for moving between headings.',
  content: [
    'No full stop; capitals as in a sentence.',
    'Three lines in German are acceptable. Arabic automatically gets a larger line height.',
  ],
};
