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
      ['Label', 'label'],
      ['Frame with the value', 'select', 'top'],
      ['Icon', 'span:has(+ select)', 'bottom'],
      ['Arrow', 'select + span', 'bottom'],
    ],
  },
  matrix: {
    on: 'select',
    pointer: ['hover', 'focus'],
    variants: {
      field: {},
      quiet: { variant: 'quiet' },
      small: { variant: 'quiet', size: 'small' },
      icon: { labelHidden: true, icon: <GlobeIcon /> },
    },
    states: () => ({ Disabled: { disabled: true } }),
    show: (props: object, t) => languagesIn(t, props),
  },
  keyboard: [
    ['Tab', 'Moves to the list and leaves it.'],
    ['Arrow Up, Arrow Down', 'The next or previous option; on a Mac they open the list (native).'],
    ['Space, Alt + Arrow Down', 'Opens the list (native).'],
    ['Home, End', 'The first, the last option (native).'],
    ['Enter', 'In the open list: chooses and closes it (native).'],
    ['Escape', 'In the open list: closes it and keeps the value (native).'],
    ['Letters', 'Go to the option that begins with them (native).'],
  ],
  accessibleName: 'The label, visible or not.',
  content: [
    'Each language is written in itself and marked with its lang, so that it is pronounced correctly.',
    'Order by what people look for; numbers ascend.',
  ],
};
