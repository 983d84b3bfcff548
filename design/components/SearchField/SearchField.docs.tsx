import type { ComponentProps } from 'react';
import { Live } from '../../docs/Live';
import type { ComponentDocumentation } from '../../docs/documentation';
import { SearchField } from './SearchField';

const CLEARABLE = (
  <Live initial="E0100003">
    {(text, set) => (
      <SearchField
        label="Search"
        clearLabel="Reset search"
        value={text}
        onChange={({ target }) => set(target.value)}
        onClear={() => set('')}
      />
    )}
  </Live>
);

export const docs: ComponentDocumentation = {
  name: 'SearchField',
  lead: 'Searches the list below it.',
  use: [
    'Above a list, wide, first in its row.',
    'Searching while typing, after a short pause: the caller implements it.',
  ],
  avoid: ['To enter a value: TextField.', 'If one page shows everything.'],
  matrix: {
    on: { hover: 'div', focus: 'input' },
    pointer: ['hover', 'focus'],
    variants: { field: {} },
    states: () => ({ Filled: { defaultValue: 'E0100003' } }),
    show: (props: Partial<ComponentProps<typeof SearchField>>, t) => (
      <SearchField {...props} label={t['pickers.search']} />
    ),
  },
  states: [
    {
      name: 'Clearable',
      about: 'A press empties the field and keeps the focus in it.',
      show: CLEARABLE,
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the field, then to the button that clears it.'],
    ['Enter, Space', 'On that button: empty the field and return to it.'],
    [
      'Escape',
      'Empties it (native, Chromium and Safari); in a dialog with closeOnEscape it belongs to the dialog.',
    ],
  ],
  accessibleName: 'The label, which is also its placeholder; the clear button has clearLabel.',
  content: [
    'One word if the list makes the rest clear. Use placeholder for the searched columns if that helps.',
  ],
};
