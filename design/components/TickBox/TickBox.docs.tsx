import { en_US as phrases } from '../../../translations/en_US';
import { fillIn } from '../../docs/phrases';
import type { ComponentDocumentation } from '../../docs/documentation';
import { TickBox } from './TickBox';
import type { TickBoxProps } from './TickBox';

export const docs: ComponentDocumentation = {
  name: 'TickBox',
  lead: 'A checkbox for a table row or header, without a visible label.',
  story: 'pickers--members',
  use: [
    'To choose rows of a list.',
    'In the header, to choose all rows of the page: its third state means that some are chosen.',
  ],
  avoid: ['With text beside it that names it: use Checkbox, whose text can be pressed.'],
  guidance: 'No pair: the pictures of Table show it in its place.',
  matrix: {
    on: 'input',
    variants: { none: { state: 'none' }, some: { state: 'some' }, all: { state: 'all' } },
    states: () => ({ Locked: { locked: true } }),
    show: (props: Pick<TickBoxProps, 'state'>, t) => (
      <TickBox {...props} label={t['pickers.createdByMe']} onChange={() => undefined} />
    ),
  },
  keyboard: [
    ['Tab', 'Moves to the box, also if it is locked.'],
    ['Space', 'From none or some to all, from all to none.'],
  ],
  accessibleName: `The property label. Name the row: “${fillIn(phrases['pickers.selectRow'], { name: 'Li Na' })}”.`,
};
