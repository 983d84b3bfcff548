import type { ComponentDocumentation } from '../../docs/documentation';
import { Tabs } from './Tabs';

const tabsOf = (...labels: string[]) => (
  <Tabs
    label="Kinds"
    tabs={labels.map((label) => ({ id: label, label }))}
    value={labels[0] ?? ''}
    onChange={() => undefined}
  >
    {null}
  </Tabs>
);

export const docs: ComponentDocumentation = {
  name: 'Tabs',
  lead: 'Shows one of several panels at a time.',
  story: 'pickers--members',
  use: ['For kinds of one thing: members, departments, groups.'],
  avoid: ['For pages: Links.', 'To hide what must be filled in.'],
  guidance: {
    good: {
      show: (t) => tabsOf(t['pickers.tab.members'], t['pickers.tab.groups']),
      why: 'Kinds of one thing, in any order.',
    },
    bad: {
      show: (t) => tabsOf(`1. ${t['pickers.chooseParticipants']}`, `2. ${t['assign.submit']}`),
      why: 'Steps: the second needs the first.',
    },
  },
  matrix: {
    on: '[role="tab"]:nth-child(2)',
    pointer: ['hover', 'focus'],
    variants: { tabs: {} },
    show: (_props: object, t) => tabsOf(t['pickers.tab.members'], t['pickers.tab.groups']),
  },
  keyboard: [
    ['Tab', 'Moves to the current tab, then to the first stop in its panel.'],
    [
      'Arrow Right, Arrow Left',
      'The next tab and its panel, wrapping around; reversed in right-to-left pages.',
    ],
    ['Home, End', 'The first, the last.'],
  ],
  accessibleName: 'The row has label, each tab its text, the panel the name of its tab.',
};
