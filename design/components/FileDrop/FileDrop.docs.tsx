import { en_US as phrases } from '../../../translations/en_US';
import { ImageIcon } from '../../icons/laterIcons';
import type { ComponentDocumentation } from '../../docs/documentation';
import { FileDrop } from './FileDrop';
import type { FileDropProps } from './FileDrop';
import { Text } from '../Text/Text';

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
      show: (t) => (
        <FileDrop
          chooseLabel={t['join.picture.choose']}
          accept="image/png"
          onFiles={() => undefined}
        >
          {t['join.picture.drop']}
          <Text size="small">{t['join.picture.rules']}</Text>
        </FileDrop>
      ),
      why: 'The rules are there before the choice.',
    },
    bad: {
      show: (t) => (
        <FileDrop
          chooseLabel={t['join.picture.choose']}
          accept="image/png"
          onFiles={() => undefined}
        >
          {t['join.picture.drop']}
        </FileDrop>
      ),
      why: 'People learn the limits by a refusal.',
    },
  },
  matrix: {
    on: { hover: '[role="presentation"]', focus: 'button', over: '[role="presentation"]' },
    pointer: ['hover', 'focus', 'over'],
    variants: { area: { icon: <ImageIcon size="large" /> }, compact: { compact: true } },
    states: () => ({ Error: { invalid: true }, Dimmed: { disabled: true } }),
    show: (props: Partial<FileDropProps>, t) => (
      <FileDrop
        {...props}
        chooseLabel={t['join.picture.choose']}
        accept="image/png"
        onFiles={() => undefined}
      >
        {t['join.picture.drop']}
      </FileDrop>
    ),
  },
  keyboard: [
    ['Tab', 'Moves to the button; the file input itself is not in the tab order.'],
    ['Enter, Space', 'Open the file dialog.'],
  ],
  accessibleName:
    'The button’s name is chooseLabel; describe it with the rules for files by aria-describedby.',
  content: [
    `“${phrases['join.picture.choose']}” on the button, then the rules for files and “${phrases['join.picture.drop']}” beside it: phones cannot drop.`,
  ],
};
