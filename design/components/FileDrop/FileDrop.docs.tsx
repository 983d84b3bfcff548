import type { ComponentDocumentation } from '../../docs/documentation';
import { ImageIcon } from '../../icons/icons';
import { InlineMessage } from '../InlineMessage/InlineMessage';
import { Stack } from '../Stack/Stack';
import { FileDrop } from './FileDrop';
import { Example } from './FileDrop.example';
import code from './FileDrop.example.tsx?raw';

const SHARED = { chooseLabel: 'Choose image', accept: 'image/png', onFiles: () => undefined };

export const fileDropDocs: ComponentDocumentation = {
  name: 'FileDrop',
  title: 'Components / File drop',
  lead: 'An area for dropping files, with a button that does the same.',
  use: ['For a picture of an application, a workbook of members.'],
  avoid: [
    'To check what is allowed: accept only filters the file dialog.',
    'Without stating the rules: put allowed size and formats beside it.',
  ],
  example: { Example, code },
  tryOut: {
    element: <FileDrop {...SHARED}>or drop it here</FileDrop>,
    nodes: {
      icon: { element: <ImageIcon size="large" />, code: '<ImageIcon size="large" />' },
    },
  },
  guidance: {
    good: {
      show: <FileDrop {...SHARED}>PNG, up to 2 MB, or drop it here</FileDrop>,
      why: 'Name format and size before the choice.',
    },
    bad: {
      show: (
        <Stack>
          <FileDrop {...SHARED} invalid>
            or drop it here
          </FileDrop>
          <InlineMessage tone="danger">The image is larger than 2 MB.</InlineMessage>
        </Stack>
      ),
      why: 'Limits only in the error: people choose the wrong file first.',
    },
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
      name: 'Focus visible',
      about: 'The button has the focus.',
      show: <FileDrop {...SHARED}>or drop it here</FileDrop>,
      force: { state: 'focus', on: 'button' },
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
  related: ['Button', 'ProgressBar'],
};
