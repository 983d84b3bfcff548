import type { ComponentDocumentation } from '../../docs/documentation';
import { Checkbox } from './Checkbox';

export const docs: ComponentDocumentation = {
  name: 'Checkbox',
  lead: 'A yes-or-no choice with a text label.',
  story: 'sign-in--code-form--complete',
  use: [
    'For consent, and for a filter that is on or off.',
    'The label may contain links: they open without changing the box.',
  ],
  avoid: [
    'For one of several: RadioGroup.',
    'In rows without their own label: TickBox.',
    'Ticked in advance, if it means consent.',
  ],
  matrix: {
    on: 'input',
    variants: { empty: { checked: false }, ticked: { checked: true } },
    states: () => ({ Disabled: { disabled: true } }),
    show: (props: { checked: boolean }, t) => (
      <Checkbox {...props} onChange={() => undefined}>
        {t['pickers.createdByMe']}
      </Checkbox>
    ),
  },
  keyboard: [
    ['Tab', 'Moves to the box, then to each link in its label.'],
    ['Space', 'Ticks and unticks.'],
    ['Enter', 'On a link: follows it and does not tick.'],
  ],
  accessibleName: 'Its label, including the text of links.',
  content: [
    'One sentence in the first person for consent, a noun for a filter.',
    'Build a sentence with links from one phrase with parameters, because word order differs (Japanese and Turkish end with the verb).',
    'The label wraps below itself, never below the box.',
  ],
};
