import type { ComponentDocumentation } from '../../docs/documentation';
import { Checkbox } from './Checkbox';
import { Stack } from '../Stack/Stack';

const boxOf = (label: string, props: object = {}) => (
  <Checkbox checked={false} onChange={() => undefined} {...props}>
    {label}
  </Checkbox>
);

export const docs: ComponentDocumentation = {
  name: 'Checkbox',
  lead: 'A yes-or-no choice with a text label.',
  story: 'sign-in--code-form--complete',
  use: [
    'For consent, and for a filter that is on or off.',
    'The label may contain links: they open without changing the box.',
  ],
  avoid: ['In rows without their own label: TickBox.', 'Ticked in advance, if it means consent.'],
  guidance: {
    good: {
      show: (t) => boxOf(t['pickers.createdByMe']),
      why: 'One question with a yes and a no.',
    },
    bad: {
      show: (t) => (
        <Stack>
          {boxOf(t['join.gender.male'])}
          {boxOf(t['join.gender.female'])}
        </Stack>
      ),
      why: 'Only one can be true. Use RadioGroup.',
    },
  },
  matrix: {
    on: 'input',
    variants: { empty: { checked: false }, ticked: { checked: true } },
    states: () => ({ Disabled: { disabled: true } }),
    show: (props: object, t) => boxOf(t['pickers.createdByMe'], props),
  },
  keyboard: [
    ['Tab', 'Moves to the box, then to each link in its label.'],
    ['Space', 'Ticks and unticks.'],
    ['Enter', 'On a link: follows it and does not tick.'],
  ],
  accessibleName: 'Its label, including the text of links.',
};
