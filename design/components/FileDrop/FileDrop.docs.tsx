import type { ReactNode } from 'react';
import type { Phrases } from '../../../translations/phrases';
import { ImageIcon } from '../../icons/laterIcons';
import type { ComponentDocumentation } from '../../docs/documentation';
import { FileDrop } from './FileDrop';
import type { FileDropProps } from './FileDrop';
import { Text } from '../Text/Text';

const pictureDrop = (t: Phrases, props: Partial<FileDropProps> = {}, rules?: ReactNode) => (
  <FileDrop
    {...props}
    chooseLabel={t['join.picture.choose']}
    dropLabel={t['join.picture.drop']}
    accept="image/png"
    onFiles={() => undefined}
  >
    {rules}
  </FileDrop>
);

export const docs: ComponentDocumentation = {
  name: 'FileDrop',
  lead: 'An area for dropping files, with a button that does the same.',
  story: 'import-of-members--blank',
  use: ['For a picture of an application, a workbook of members.'],
  avoid: [
    'To check what is allowed: accept only filters the file dialog. Say beside it why a file is invalid.',
  ],
  guidance: {
    good: {
      show: (t) => pictureDrop(t, {}, <Text size="small">{t['join.picture.rules']}</Text>),
      why: 'The rules are there before the choice.',
    },
    bad: {
      show: (t) => pictureDrop(t),
      why: 'People learn the limits by a refusal.',
    },
  },
  matrix: {
    on: { hover: '[role="presentation"]', focus: 'button', over: '[role="presentation"]' },
    pointer: ['hover', 'focus', 'over'],
    variants: { area: { icon: <ImageIcon size="large" /> }, compact: { compact: true } },
    states: () => ({ Error: { invalid: true }, Dimmed: { disabled: true } }),
    show: (props: Partial<FileDropProps>, t) => pictureDrop(t, props),
  },
  keyboard: [
    ['Tab', 'Moves to the button; the file input itself is not in the tab order.'],
    ['Enter, Space', 'Open the file dialog.'],
  ],
  accessibleName:
    'The button’s name is chooseLabel; describe it with the rules for files by aria-describedby.',
};
