import type { ComponentProps } from 'react';
import { fillIn } from '../../docs/phrases';
import type { ComponentDocumentation } from '../../docs/documentation';
import { TextArea } from './TextArea';

export const docs: ComponentDocumentation = {
  name: 'TextArea',
  lead: 'Several lines of text; grows with its content, but not beyond the window.',
  story: 'pages--join-an-academy--reason-too-long',
  use: ['For reasons, remarks, lists of names to look up: text that may exceed a line.'],
  avoid: [
    'For one line: TextField, where Enter submits.',
    'To cut off at the limit: let users continue, show it (over), and let them shorten the text.',
  ],
  guidance: {
    good: {
      show: (t) => <TextArea label={t['assign.content']} hint={t['assign.content.hint']} />,
      why: 'The hint stays while people write.',
    },
    bad: {
      show: (t) => <TextArea label={t['assign.content']} placeholder={t['assign.content.hint']} />,
      why: 'The help disappears with the first letter.',
    },
  },
  matrix: {
    on: { hover: 'div:has(> textarea)', focus: 'textarea' },
    pointer: ['hover', 'focus'],
    variants: { area: {} },
    states: (t) => ({
      Error: { error: t['join.reason.empty'] },
      'Read only, while a form is sent': { defaultValue: t['join.reason'], readOnly: true },
      'Too long': {
        defaultValue: t['home.lead'],
        count: '512 / 500',
        over: true,
        error: fillIn(t['join.reason.tooLong'], { limit: '500' }),
      },
      Disabled: { disabled: true },
    }),
    show: (props: Partial<ComponentProps<typeof TextArea>>, t) => (
      <TextArea {...props} label={t['join.reason']} />
    ),
  },
  keyboard: [
    ['Tab', 'Moves to the input and leaves it; enters no tab character.'],
    ['Enter', 'Starts a new line.'],
  ],
  accessibleName: 'The label. Error and hint are its description.',
};
