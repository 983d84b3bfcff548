import { Live } from '../../docs/Live';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Text } from '../Text/Text';
import { Tabs } from './Tabs';

const KINDS = [
  { id: 'members', label: 'Members' },
  { id: 'departments', label: 'Departments' },
  { id: 'groups', label: 'Groups' },
] as const;

const TABS = (
  <Live<(typeof KINDS)[number]['id']> initial="members">
    {(value, set) => (
      <Tabs label="Participants" tabs={KINDS} value={value} onChange={set}>
        <Text>{`What there is of ${value}.`}</Text>
      </Tabs>
    )}
  </Live>
);

export const tabsDocs: ComponentDocumentation = {
  name: 'Tabs',
  title: 'Components / Tabs',
  lead: 'One of several panels at a time.',
  use: ['For kinds of one thing: members, departments, groups.'],
  avoid: ['For steps in an order.', 'For pages: Links.', 'To hide what must be filled in.'],
  anatomy: {
    specimen: TABS,
    parts: [
      {
        name: 'Row',
        about: 'One stop of Tab; scrolls sideways where it must.',
        find: '[role="tablist"]',
        at: 'bottom',
      },
      {
        name: 'Tab in front',
        about: 'Line and colour, and aria-selected.',
        find: '[aria-selected="true"]',
        at: 'top',
      },
      { name: 'Panel', about: 'Named by its tab.', find: '[role="tabpanel"]', at: 'bottom' },
    ],
  },
  states: [
    { name: 'Rest', about: 'Try the arrows.', show: TABS },
    {
      name: 'Hover',
      about: 'A tab behind gets darker.',
      show: TABS,
      force: { state: 'hover', on: '[role="tab"]:nth-child(2)' },
    },
    {
      name: 'Focus visible',
      about: 'The ring stays inside the tab.',
      show: TABS,
      force: { state: 'focus', on: '[role="tab"]' },
    },
  ],
  keyboard: [
    ['Tab', 'Comes to the tab in front, then to the first stop in its panel.'],
    [
      'Arrow Right, Arrow Left',
      'The next tab and its panel, round the ends; the other way round in right-to-left pages.',
    ],
    ['Home, End', 'The first, the last.'],
  ],
  accessibleName: {
    from: 'The row by label, each tab by its words, the panel by its tab.',
    role: 'tablist',
    name: 'Participants',
  },
  content: [
    'One noun each, all of one kind.',
    'Six tabs do not fit a phone in Russian: the row scrolls.',
  ],
};
