import type { ComponentDocumentation } from '../../docs/documentation';
import { Heading } from './Heading';

export const headingDocs: ComponentDocumentation = {
  name: 'Heading',
  title: 'Components / Heading',
  lead: 'The heading of a page, a dialog or a part of either.',
  use: [
    'Level 1 once on a page, 2 for dialogs and parts, 3 within them. The size follows the level.',
  ],
  avoid: ['To make text large: Text has sizes.', 'Skipping a level for its looks.'],
  anatomy: {
    specimen: <Heading level={2}>Choose participants</Heading>,
    parts: [{ name: 'Words', about: 'Balanced over their lines.', find: 'h2', at: 'top' }],
  },
  states: [
    {
      name: 'Level 1',
      about: 'A page.',
      show: <Heading level={1}>Assign learning content</Heading>,
    },
    {
      name: 'Level 2',
      about: 'A dialog, a part.',
      show: <Heading level={2}>Choose participants</Heading>,
    },
    { name: 'Level 3', about: 'Within a part.', show: <Heading level={3}>Departments</Heading> },
  ],
  keyboard: 'None: it is text. Screen readers go from heading to heading by keys of their own.',
  accessibleName: { from: 'Its words.', role: 'heading', name: 'Choose participants' },
  content: [
    'No full stop, no capitals beyond those of a sentence.',
    'Three lines in German are all right; Arabic has more height to the line by itself.',
  ],
};
