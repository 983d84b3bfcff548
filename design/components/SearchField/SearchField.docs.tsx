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

export const searchFieldDocs: ComponentDocumentation = {
  name: 'SearchField',
  title: 'Components / Search field',
  lead: 'Finds within what stands below it.',
  use: [
    'Above a list, wide, first in its row.',
    'Searching while typing, after a short pause: the caller decides.',
  ],
  avoid: ['To ask for a value: TextField.', 'Where one page shows everything.'],
  anatomy: {
    specimen: CLEARABLE,
    parts: [
      { name: 'Icon', about: 'Says what the field is for.', find: 'svg', at: 'top' },
      {
        name: 'Input',
        about: 'Its label stands in it while it is empty.',
        find: 'input',
        at: 'bottom',
      },
      {
        name: 'Clear',
        about:
          'Only with onClear, and while something is in the field; the browser’s own way is hidden.',
        find: 'button',
        at: 'top',
      },
    ],
  },
  states: [
    { name: 'Empty', about: 'The label is what is seen.', show: <SearchField label="Search" /> },
    {
      name: 'Hover',
      about: 'The frame darkens.',
      show: <SearchField label="Search" />,
      force: { state: 'hover', on: 'div' },
    },
    {
      name: 'Focus',
      about: 'The ring runs round the frame.',
      show: <SearchField label="Search" />,
      force: { state: 'focus', on: 'input' },
    },
    {
      name: 'Filled',
      about: 'What was typed stands in place of the label.',
      show: <SearchField label="Search" defaultValue="E0100003" />,
    },
    {
      name: 'Clearable',
      about: 'A press empties the field and leaves the focus in it.',
      show: CLEARABLE,
    },
  ],
  keyboard: [
    ['Tab', 'Comes to the field, then to the button that clears it.'],
    [
      'Escape',
      'Empties it (native, Chromium and Safari); in a dialog with closeOnEscape it is the dialog’s.',
    ],
  ],
  accessibleName: {
    from: 'The label, which is its placeholder too; the button that clears it by clearLabel.',
    role: 'searchbox',
    name: 'Search',
  },
  content: [
    'One word where the list says the rest. Give placeholder the columns that are searched, when that helps.',
  ],
};
