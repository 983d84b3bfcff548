import { Live } from '../../docs/Live';
import type { ComponentDocumentation } from '../../docs/documentation';
import { TickBox } from './TickBox';
import { Example } from './TickBox.example';
import code from './TickBox.example.tsx?raw';

export const tickBoxDocs: ComponentDocumentation = {
  name: 'TickBox',
  title: 'Components / Tick box',
  lead: 'A checkbox for a table row or header, without a visible label.',
  use: [
    'To choose rows of a list.',
    'In the header, to choose all rows of the page: its third state means that some are chosen.',
  ],
  avoid: ['With text beside it that names it: use Checkbox, whose text can be pressed.'],
  example: { Example, code },
  tryOut: {
    element: <TickBox label="Select Li Na" state="some" onChange={() => undefined} />,
    written: { variables: ['state'] },
    live: { onChange: (isChosen: boolean) => ({ state: isChosen ? 'all' : 'none' }) },
  },
  guidance: {
    good: {
      show: <TickBox label="Select this page" state="some" onChange={() => undefined} />,
      why: 'A dash while some rows are chosen.',
    },
    bad: {
      show: <TickBox label="Select" state="all" onChange={() => undefined} />,
      why: 'A tick while some rows are missing, and a name that does not say which.',
    },
  },
  anatomy: {
    specimen: (
      <Live<'all' | 'some' | 'none'> initial="some">
        {(state, set) => (
          <TickBox
            label="Select this page"
            state={state}
            onChange={(chosen) => set(chosen ? 'all' : 'none')}
          />
        )}
      </Live>
    ),
    parts: [
      {
        name: 'Box',
        about: 'A tick for all, a dash for some; the target is 24 px.',
        find: 'input',
        at: 'top',
      },
    ],
  },
  states: [
    {
      name: 'None',
      about: 'Nothing is chosen.',
      show: <TickBox label="Select Li Na" state="none" onChange={() => undefined} />,
    },
    {
      name: 'Hover',
      about: 'The edge has the colour of the focus.',
      show: <TickBox label="Select Li Na" state="none" onChange={() => undefined} />,
      force: { state: 'hover', on: 'input' },
    },
    {
      name: 'Focus visible',
      about: 'The ring.',
      show: <TickBox label="Select Li Na" state="none" onChange={() => undefined} />,
      force: { state: 'focus', on: 'input' },
    },
    {
      name: 'All',
      about: 'All rows that it stands for.',
      show: <TickBox label="Select this page" state="all" onChange={() => undefined} />,
    },
    {
      name: 'Some',
      about: 'Some rows; a press chooses the rest.',
      show: <TickBox label="Select this page" state="some" onChange={() => undefined} />,
    },
    {
      name: 'Locked',
      about: 'Cannot be changed, but can be reached and read.',
      show: <TickBox label="Select Li Na" state="all" locked onChange={() => undefined} />,
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the box, also if it is locked.'],
    ['Space', 'From none or some to all, from all to none.'],
  ],
  accessibleName: {
    from: 'The property label. Name the row: “Select Li Na”, not “Select”.',
    role: 'checkbox',
    name: 'Select this page',
  },
  content: ['The name contains the row’s own text: keep it one phrase with a parameter.'],
  since: '0.1.0',
  status: 'stable',
  related: ['Checkbox', 'Table', 'Tree'],
};
