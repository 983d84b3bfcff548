import type { ComponentProps } from 'react';
import type { ComponentDocumentation } from '../../docs/documentation';
import { SearchField } from './SearchField';

export const docs: ComponentDocumentation = {
  name: 'SearchField',
  lead: 'Searches the list below it.',
  story: 'pickers--members',
  use: [
    'Above a list, wide, first in its row.',
    'Searching while typing, after a short pause: the caller implements it.',
  ],
  avoid: ['To enter a value: TextField.', 'If one page shows everything.'],
  guidance: {
    good: {
      show: (t) => <SearchField label={t['pickers.search']} />,
      why: 'One word; the list below says the rest.',
    },
    bad: {
      show: (t) => <SearchField label={t['pickers.search']} placeholder={t['home.lead']} />,
      why: 'A sentence is cut off, and disappears with the first letter.',
    },
  },
  matrix: {
    on: { hover: 'div', focus: 'input' },
    pointer: ['hover', 'focus'],
    variants: { field: {} },
    states: (t) => ({
      Filled: {
        value: 'E0100003',
        onChange: () => undefined,
        clearLabel: t['pickers.resetSearch'],
        onClear: () => undefined,
      },
    }),
    show: (props: Partial<ComponentProps<typeof SearchField>>, t) => (
      <SearchField {...props} label={t['pickers.search']} />
    ),
  },
  keyboard: [
    ['Tab', 'Moves to the field, then to the button that clears it.'],
    ['Enter, Space', 'On that button: empty the field and return to it.'],
    [
      'Escape',
      'Empties it (native, Chromium and Safari); in a dialog with closeOnEscape it belongs to the dialog.',
    ],
  ],
  accessibleName: 'The label, which is also its placeholder; the clear button has clearLabel.',
};
