import { Live } from '../../docs/Live';
import type { ComponentDocumentation } from '../../docs/documentation';
import { TickBox } from './TickBox';

export const tickBoxDocs: ComponentDocumentation = {
  name: 'TickBox',
  title: 'Components / Tick box',
  lead: 'The box of a row or of a table’s header, named without words of its own.',
  use: [
    'To choose rows of a list.',
    'In the header, to choose all that the page shows: its third state says that some are.',
  ],
  avoid: ['With words beside it that name it: use Checkbox, whose words can be pressed.'],
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
        about: 'A tick for all, a dash for some; 24 px to hit.',
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
      about: 'The edge takes the colour of the focus.',
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
      about: 'Everything that it speaks for.',
      show: <TickBox label="Select this page" state="all" onChange={() => undefined} />,
    },
    {
      name: 'Some',
      about: 'A part; pressing chooses the rest.',
      show: <TickBox label="Select this page" state="some" onChange={() => undefined} />,
    },
    {
      name: 'Locked',
      about: 'Cannot be changed, yet can be reached and read.',
      show: <TickBox label="Select Li Na" state="all" locked onChange={() => undefined} />,
    },
  ],
  keyboard: [
    ['Tab', 'Comes to the box, locked ones too.'],
    ['Space', 'From none or some to all, from all to none.'],
  ],
  accessibleName: {
    from: 'The property label. Name the row: “Select Li Na”, not “Select”.',
    role: 'checkbox',
    name: 'Select this page',
  },
  content: ['The name holds the row’s own text: keep it one phrase with a parameter.'],
};
