import { Live } from '../../docs/Live';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Link } from '../Link/Link';
import { Checkbox } from './Checkbox';

export const checkboxDocs: ComponentDocumentation = {
  name: 'Checkbox',
  title: 'Components / Checkbox',
  lead: 'A yes or no that stays, with its words as label.',
  use: [
    'For consent, and for a filter that is on or off.',
    'Links may stand in the words: they open without ticking the box.',
  ],
  avoid: [
    'For one of several: RadioGroup.',
    'In rows without words of their own: TickBox.',
    'Ticked beforehand, where it stands for consent.',
  ],
  anatomy: {
    specimen: (
      <Live initial={false}>
        {(checked, set) => (
          <Checkbox checked={checked} onChange={set} error="Please agree first">
            I have read and agree to the <Link href="#service">Service Agreement</Link>
          </Checkbox>
        )}
      </Live>
    ),
    parts: [
      { name: 'Box', about: '18 px to see, 24 px to hit.', find: 'input', at: 'bottom' },
      { name: 'Words', about: 'The label; a press on them ticks too.', find: 'label', at: 'top' },
      {
        name: 'Error',
        about: 'A sign and words. Read when focus arrives.',
        find: '[id$="-error"]',
        at: 'bottom',
      },
    ],
  },
  states: [
    {
      name: 'Rest',
      about: 'Not ticked. Try it.',
      show: (
        <Live initial={false}>
          {(checked, set) => (
            <Checkbox checked={checked} onChange={set}>
              Only what I created
            </Checkbox>
          )}
        </Live>
      ),
    },
    {
      name: 'Hover',
      about: 'The edge takes the colour of the focus.',
      show: (
        <Checkbox checked={false} onChange={() => undefined}>
          Only what I created
        </Checkbox>
      ),
      force: { state: 'hover', on: 'input' },
    },
    {
      name: 'Focus visible',
      about: 'The ring.',
      show: (
        <Checkbox checked={false} onChange={() => undefined}>
          Only what I created
        </Checkbox>
      ),
      force: { state: 'focus', on: 'input' },
    },
    {
      name: 'Checked',
      about: 'Ticked.',
      show: (
        <Checkbox checked onChange={() => undefined}>
          Only what I created
        </Checkbox>
      ),
    },
    {
      name: 'With error',
      about: 'Edge, sign and words say so.',
      show: (
        <Checkbox checked={false} onChange={() => undefined} error="Please agree first">
          I have read and agree
        </Checkbox>
      ),
    },
    {
      name: 'Disabled',
      about: 'Faint: it cannot be changed now, and is not reached by keyboard.',
      show: (
        <Checkbox checked onChange={() => undefined} disabled>
          Only what I created
        </Checkbox>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Comes to the box, then to each link in its words.'],
    ['Space', 'Ticks and unticks.'],
  ],
  accessibleName: {
    from: 'Its words, those of the links included. The error is its description.',
    role: 'checkbox',
    name: 'I have read and agree to the Service Agreement',
  },
  content: [
    'One sentence in the first person for consent, a noun for a filter.',
    'Build a sentence with links from one phrase with parameters: word order differs (Japanese and Turkish end with the verb).',
    'Words wrap under themselves, never under the box.',
  ],
};
