import type { ComponentDocumentation } from '../../docs/documentation';
import { Tabs } from './Tabs';

export const docs: ComponentDocumentation = {
  name: 'Tabs',
  lead: 'Shows one of several panels at a time.',
  story: 'pickers--members',
  use: ['For kinds of one thing: members, departments, groups.'],
  avoid: ['For ordered steps.', 'For pages: Links.', 'To hide what must be filled in.'],
  matrix: {
    on: '[role="tab"]:nth-child(2)',
    pointer: ['hover', 'focus'],
    variants: { tabs: {} },
    show: (_props: object, t) => (
      <Tabs
        label={t['join.gender']}
        tabs={[
          { id: 'male', label: t['join.gender.male'] },
          { id: 'female', label: t['join.gender.female'] },
        ]}
        value="male"
        onChange={() => undefined}
      >
        {null}
      </Tabs>
    ),
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
  content: [
    'One noun each, all of the same kind.',
    'Six tabs do not fit a phone in Russian: they take several rows.',
  ],
};
