import { Live } from '../../docs/Live';
import type { ComponentDocumentation } from '../../docs/documentation';
import { TickBox } from './TickBox';
import type { TickBoxProps } from './TickBox';
import { Example } from './TickBox.example';
import code from './TickBox.example.tsx?raw';

function Ticked({ label, initial }: { label: string; initial: TickBoxProps['state'] }) {
  return (
    <Live initial={initial}>
      {(state, set) => (
        <TickBox label={label} state={state} onChange={(chosen) => set(chosen ? 'all' : 'none')} />
      )}
    </Live>
  );
}

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
      show: <Ticked label="Select this page" initial="some" />,
      why: 'A dash while some rows are chosen.',
    },
    bad: {
      show: <Ticked label="Select" initial="all" />,
      why: 'A tick while some rows are missing, and a name that does not say which.',
    },
  },
  matrix: {
    on: 'input',
    variants: { none: { state: 'none' }, some: { state: 'some' }, all: { state: 'all' } },
    states: () => ({ Locked: { locked: true } }),
    show: (props: Pick<TickBoxProps, 'state'>, t) => (
      <TickBox {...props} label={t['pickers.createdByMe']} onChange={() => undefined} />
    ),
  },
  states: [],
  keyboard: [
    ['Tab', 'Moves to the box, also if it is locked.'],
    ['Space', 'From none or some to all, from all to none.'],
  ],
  accessibleName: 'The property label. Name the row: “Select Li Na”, not “Select”.',
  content: ['The name contains the row’s own text: keep it one phrase with a parameter.'],
  related: ['Checkbox', 'Table', 'Tree'],
};
