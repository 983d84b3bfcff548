import type { ComponentDocumentation } from '../../docs/documentation';
import { FileDrop } from './FileDrop';

const SHARED = { chooseLabel: 'Choose image', accept: 'image/png', onFiles: () => undefined };

export const docs: ComponentDocumentation = {
  name: 'FileDrop',
  lead: 'An area for dropping files, with a button that does the same.',
  use: ['For a picture of an application, a workbook of members.'],
  avoid: [
    'To check what is allowed: accept only filters the file dialog.',
    'Without stating the rules: put allowed size and formats beside it.',
  ],
  states: [
    {
      name: 'Hover',
      about: 'The edge gets darker.',
      show: <FileDrop {...SHARED}>or drop it here</FileDrop>,
      force: { state: 'hover', on: '[role="presentation"]' },
    },
    {
      name: 'Over',
      about: 'A file is over it.',
      show: <FileDrop {...SHARED}>or drop it here</FileDrop>,
      force: { state: 'over', on: '[role="presentation"]' },
    },
    {
      name: 'Invalid',
      about: 'The chosen file is not valid; say why beside it.',
      show: (
        <FileDrop {...SHARED} invalid>
          or drop it here
        </FileDrop>
      ),
    },
    {
      name: 'Disabled',
      about: 'The button is dimmed, drops are refused.',
      show: (
        <FileDrop {...SHARED} disabled>
          or drop it here
        </FileDrop>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button; the file input itself is not in the tab order.'],
    ['Enter, Space', 'Open the file dialog.'],
  ],
  accessibleName:
    'The button’s name is chooseLabel; describe it with the rules for files by aria-describedby.',
  content: [
    '“Choose image” on the button, then the rules for files and “or drop it here” beside it: phones cannot drop.',
  ],
};
