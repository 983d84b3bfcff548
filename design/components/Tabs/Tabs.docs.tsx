import { Live } from '../../docs/Live';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Text } from '../Text/Text';
import { Tabs } from './Tabs';
import { Example } from './Tabs.example';
import code from './Tabs.example.tsx?raw';

const KINDS = [
  { id: 'members', label: 'Members' },
  { id: 'departments', label: 'Departments' },
  { id: 'groups', label: 'Groups' },
] as const;

const CONTENT: Readonly<Record<string, string>> = {
  members: 'Li Na, Zhang Wei',
  departments: 'Sales, Finance',
  groups: 'Newcomers',
};

const TABS = (
  <Live<(typeof KINDS)[number]['id']> initial="members">
    {(value, set) => (
      <Tabs label="Participants" tabs={KINDS} value={value} onChange={set}>
        <Text>{`The content of ${value}.`}</Text>
      </Tabs>
    )}
  </Live>
);

export const tabsDocs: ComponentDocumentation = {
  name: 'Tabs',
  title: 'Components / Tabs',
  lead: 'Shows one of several panels at a time.',
  use: ['For kinds of one thing: members, departments, groups.'],
  avoid: ['For ordered steps.', 'For pages: Links.', 'To hide what must be filled in.'],
  example: { Example, code },
  tryOut: {
    element: (
      <Tabs label="Kind of participants" tabs={KINDS} value="members" onChange={() => undefined}>
        Li Na, Zhang Wei
      </Tabs>
    ),
    written: { variables: ['value'] },
    choices: { value: KINDS.map(({ id }) => id), children: [] },
    derive: ({ value }) => ({ children: CONTENT[String(value)] }),
    live: { onChange: (value: string) => ({ value }) },
  },
  guidance: {
    good: { show: TABS, why: 'One noun for each view, of similar length.' },
    bad: {
      show: (
        <Live initial="first">
          {(value, set) => (
            <Tabs
              label="Steps"
              tabs={[
                { id: 'first', label: '1. Upload' },
                { id: 'second', label: '2. Check' },
              ]}
              value={value}
              onChange={set}
            >
              <Text>Choose a file.</Text>
            </Tabs>
          )}
        </Live>
      ),
      why: 'Steps in an order: tabs can be opened in any order.',
    },
  },
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
  states: [],
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
    'Six tabs do not fit a phone in Russian: the row scrolls.',
  ],
  related: ['RadioGroup', 'Disclosure'],
};
