import { Live } from '../../docs/Live';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Link } from '../Link/Link';
import { Checkbox } from './Checkbox';
import { Example } from './Checkbox.example';
import code from './Checkbox.example.tsx?raw';

function Filter({ initial = false, disabled }: { initial?: boolean; disabled?: boolean }) {
  return (
    <Live initial={initial}>
      {(checked, set) => (
        <Checkbox checked={checked} onChange={set} disabled={disabled}>
          Only what I created
        </Checkbox>
      )}
    </Live>
  );
}

/** Has its error until it is ticked. */
function Consent() {
  return (
    <Live initial={false}>
      {(checked, set) => (
        <Checkbox
          checked={checked}
          onChange={set}
          error={checked ? undefined : 'Please agree first'}
        >
          I have read and agree to the <Link href="#service">Service Agreement</Link>
        </Checkbox>
      )}
    </Live>
  );
}

export const checkboxDocs: ComponentDocumentation = {
  name: 'Checkbox',
  title: 'Components / Checkbox',
  lead: 'A yes-or-no choice with a text label.',
  use: [
    'For consent, and for a filter that is on or off.',
    'The label may contain links: they open without changing the box.',
  ],
  avoid: [
    'For one of several: RadioGroup.',
    'In rows without their own label: TickBox.',
    'Ticked in advance, if it means consent.',
  ],
  example: { Example, code },
  tryOut: {
    element: (
      <Checkbox checked={false} onChange={() => undefined}>
        I have read the agreement
      </Checkbox>
    ),
    written: { variables: ['checked'] },
    live: { onChange: (checked: boolean) => ({ checked }) },
  },
  guidance: {
    good: {
      show: (
        <Live initial={false}>
          {(checked, set) => (
            <Checkbox checked={checked} onChange={set}>
              Show only what I created
            </Checkbox>
          )}
        </Live>
      ),
      why: 'Say what a tick means.',
    },
    bad: {
      show: (
        <Live initial={false}>
          {(checked, set) => (
            <Checkbox checked={checked} onChange={set}>
              Do not hide what others created
            </Checkbox>
          )}
        </Live>
      ),
      why: 'Two negatives: it is unclear what an empty box means.',
    },
  },
  states: [
    { name: 'Rest', about: 'Not ticked. Try it.', show: <Filter /> },
    {
      name: 'Hover',
      about: 'The edge has the colour of the focus.',
      show: <Filter />,
      force: { state: 'hover', on: 'input' },
    },
    {
      name: 'Focus visible',
      about: 'The ring.',
      show: <Filter />,
      force: { state: 'focus', on: 'input' },
    },
    { name: 'Checked', about: 'Ticked.', show: <Filter initial /> },
    { name: 'With error', about: 'Edge, icon and text show it.', show: <Consent /> },
    {
      name: 'Disabled',
      about: 'Faint: it cannot be changed now, and the keyboard does not reach it.',
      show: <Filter initial disabled />,
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the box, then to each link in its label.'],
    ['Space', 'Ticks and unticks.'],
    ['Enter', 'On a link: follows it and does not tick.'],
  ],
  accessibleName: 'Its label, including the text of links. The error is its description.',
  content: [
    'One sentence in the first person for consent, a noun for a filter.',
    'Build a sentence with links from one phrase with parameters, because word order differs (Japanese and Turkish end with the verb).',
    'The label wraps below itself, never below the box.',
  ],
  related: ['RadioGroup', 'TickBox'],
};
