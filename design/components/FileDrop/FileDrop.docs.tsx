import type { ComponentDocumentation } from '../../docs/documentation';
import { ImageIcon } from '../../icons/icons';
import { FileDrop } from './FileDrop';

const SHARED = { chooseLabel: 'Choose image', accept: 'image/png', onFiles: () => undefined };

export const fileDropDocs: ComponentDocumentation = {
  name: 'FileDrop',
  title: 'Components / File drop',
  lead: 'A place to drop files, with a button that does the same for everybody else.',
  use: ['For a picture of an application, a workbook of members.'],
  avoid: [
    'As a check of what is allowed: accept is a help in the file dialog only.',
    'Without saying what fits: size and kinds belong beside it.',
  ],
  anatomy: {
    specimen: (
      <FileDrop {...SHARED} icon={<ImageIcon size="large" />}>
        or drop it here
      </FileDrop>
    ),
    parts: [
      {
        name: 'Zone',
        about:
          'Dashed; solid and tinted while a file is above it. A file dropped elsewhere is refused, so that the page stays.',
        find: '[role="presentation"]',
        at: 'bottom',
      },
      { name: 'Icon', about: 'Optional.', find: 'svg', at: 'top' },
      { name: 'Button', about: 'Opens the system’s file dialog.', find: 'button', at: 'top' },
    ],
  },
  states: [
    {
      name: 'Rest',
      about: 'Waiting.',
      show: (
        <FileDrop {...SHARED} icon={<ImageIcon size="large" />}>
          or drop it here
        </FileDrop>
      ),
    },
    {
      name: 'Over',
      about: 'A file is above it.',
      show: <FileDrop {...SHARED}>or drop it here</FileDrop>,
      force: { state: 'over', on: '[role="presentation"]' },
    },
    {
      name: 'Focus visible',
      about: 'The button has it.',
      show: <FileDrop {...SHARED}>or drop it here</FileDrop>,
      force: { state: 'focus', on: 'button' },
    },
    {
      name: 'Invalid',
      about: 'What was chosen does not fit; say why beside it.',
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
    ['Tab', 'Comes to the button; the file input itself is out of the way.'],
    ['Enter, Space', 'Open the file dialog.'],
  ],
  accessibleName: {
    from: 'The button is named by chooseLabel; give aria-describedby the rules for files.',
    role: 'button',
    name: 'Choose image',
  },
  content: [
    '“Choose image”, then “or drop it here” as a second, lighter line: phones cannot drop.',
  ],
};
