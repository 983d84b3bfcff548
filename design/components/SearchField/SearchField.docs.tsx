import type { ComponentDocumentation } from '../../docs/documentation';
import { SearchField } from './SearchField';

export const searchFieldDocs: ComponentDocumentation = {
  name: 'SearchField',
  title: 'Components / Search field',
  lead: 'Finds within what stands below it.',
  use: ['Above a list, wide, first in its row.', 'Searching while typing, after a short pause: the caller decides.'],
  avoid: ['To ask for a value: TextField.', 'Where one page shows everything.'],
  anatomy: {
    specimen: <SearchField label="Search" />,
    parts: [
      { name: 'Icon', about: 'Says what the field is for.', find: 'svg', at: 'top' },
      { name: 'Input', about: 'Its label stands in it while it is empty.', find: 'input', at: 'bottom' },
    ],
  },
  states: [
    { name: 'Empty', about: 'The label is what is seen.', show: <SearchField label="Search" /> },
    { name: 'Hover', about: 'The frame darkens.', show: <SearchField label="Search" />, force: { state: 'hover', on: 'div' } },
    { name: 'Focus', about: 'The ring runs round the frame.', show: <SearchField label="Search" />, force: { state: 'focus', on: 'input' } },
    { name: 'Filled', about: 'The browser adds its own way to clear.', show: <SearchField label="Search" defaultValue="E0100003" /> },
  ],
  keyboard: [['Tab', 'Comes to the field.'], ['Escape', 'Empties it (native, Chromium and Safari).']],
  accessibleName: { from: 'The label, which is its placeholder too.', role: 'searchbox', name: 'Search' },
  content: ['One word where the list says the rest. Give placeholder the columns that are searched, when that helps.'],
};
