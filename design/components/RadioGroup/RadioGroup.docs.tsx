import type { ComponentDocumentation } from '../../docs/documentation';
import { RadioGroup } from './RadioGroup';
import type { Phrases } from '../../../translations/phrases';

type Gender = 'male' | 'female' | '';

const optionsIn = (t: Phrases): { value: Gender; label: string }[] => [
  { value: 'male', label: t['join.gender.male'] },
  { value: 'female', label: t['join.gender.female'] },
];

export const docs: ComponentDocumentation = {
  name: 'RadioGroup',
  lead: 'One of a few options, all visible; the whole box of each is the target.',
  story: 'pages--join-an-academy--blank',
  use: ['For two to four exclusive options that are worth reading.'],
  avoid: [
    'For five or more: Select.',
    'For yes or no: Checkbox.',
    'To switch the content below: Tabs.',
  ],
  guidance: {
    good: {
      show: (t) => (
        <RadioGroup
          name="good"
          label={t['join.gender']}
          options={optionsIn(t)}
          value=""
          onChange={() => undefined}
        />
      ),
      why: 'Nothing is chosen for people: they decide.',
    },
    bad: {
      show: (t) => (
        <RadioGroup
          name="bad"
          label={t['join.gender']}
          options={optionsIn(t)}
          value="male"
          onChange={() => undefined}
        />
      ),
      why: 'A guess that most people do not notice, and send.',
    },
  },
  matrix: {
    on: { hover: 'label', focus: 'input' },
    pointer: ['hover', 'focus'],
    variants: { none: { value: '' }, chosen: { value: 'female' } },
    states: (t) => ({ Error: { error: t['join.gender.empty'] }, Disabled: { disabled: true } }),
    show: (props: { value: Gender }, t, id) => (
      <RadioGroup
        {...props}
        name={id}
        label={t['join.gender']}
        options={optionsIn(t)}
        onChange={() => undefined}
      />
    ),
  },
  keyboard: [
    ['Tab', 'Moves to the chosen button, or to the first one, and leaves the whole group.'],
    ['Arrow keys', 'Move and choose at once (native).'],
    ['Space', 'Chooses the focused one.'],
  ],
  accessibleName: 'The group has its label, each button its own text.',
  content: [
    'Options have the same kind and grammar: all nouns, or all sentences.',
    'Each wraps by itself; long German options take a line each on phones.',
  ],
};
