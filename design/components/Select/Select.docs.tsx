import type { Phrases } from '../../../translations/phrases';
import { realLocales } from '../../.ladle/storyLocales';
import { languageName } from '../../docs/shell/languageName';
import type { ComponentDocumentation } from '../../docs/documentation';
import { GlobeIcon } from '../../icons/icons';
import { Select } from './Select';
import type { SelectProps } from './Select';

const LANGUAGES = realLocales.map((value) => ({ value, label: languageName(value) }));

const languagesIn = (t: Phrases, props: Partial<SelectProps>) => (
  <Select
    label={t['header.language']}
    value="en_US"
    options={LANGUAGES}
    onChange={() => undefined}
    {...props}
  />
);

export const docs: ComponentDocumentation = {
  name: 'Select',
  lead: 'One of many options, in the platform’s own list.',
  story: 'pages--home--anonymous',
  use: ['For five or more options that need no explanation: languages, page sizes.'],
  avoid: ['For thousands: a SearchField over a list.', 'To start an action: Menu.'],
  guidance: {
    good: {
      show: (t) => languagesIn(t, {}),
      why: 'Many short options in an order that people know.',
    },
    bad: {
      show: (t) =>
        languagesIn(t, {
          label: t['join.gender'],
          value: 'male',
          options: [{ value: 'male', label: t['join.gender.male'] }],
        }),
      why: 'Two options fit the page. RadioGroup shows them without a press.',
    },
  },
  anatomy: {
    show: (t) => languagesIn(t, { icon: <GlobeIcon /> }),
    parts: [
      ['Select', 'div:has(> label)', 'end'],
      ['Label', 'label'],
      ['Frame with the value', 'select', 'top'],
      ['Icon', 'span:has(+ select) svg', 'bottom'],
      ['Arrow', 'select + span svg', 'bottom'],
    ],
  },
  matrix: {
    on: 'select',
    pointer: ['hover', 'focus'],
    variants: { field: {}, quiet: { variant: 'quiet' } },
    states: (t) => ({
      'Nothing chosen': {
        value: '',
        options: [{ value: '', label: t['memberImport.mapping.none'] }, ...LANGUAGES],
      },
      'Long value': { value: 'long', options: [{ value: 'long', label: t['home.lead'] }] },
      'Long label': { label: t['home.lead'] },
      'With icon': { icon: <GlobeIcon /> },
      'Small, label hidden': { size: 'small', labelHidden: true },
      Disabled: { disabled: true },
    }),
    show: (props: object, t) => languagesIn(t, props),
  },
  keyboard: [
    ['Tab', 'Moves to the list and leaves it.'],
    [
      'Arrow keys, Home, End, Letters',
      'Choose another option; on a Mac, arrow keys open the list (native).',
    ],
    ['Space, Alt + Arrow Down', 'Opens the list (native).'],
    ['Escape', 'In the open list: closes it and keeps the value (native).'],
  ],
  accessibleName: 'The label, visible or not.',
  content: [
    'The browser shows the open list; no page can show it.',
    'It has no error and no loading state. It always has a value. Its form shows loading.',
    'A first option without a value asks for one.',
  ],
};
