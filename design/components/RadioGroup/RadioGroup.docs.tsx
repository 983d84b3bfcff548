import type { ComponentDocumentation } from '../../docs/documentation';
import { RadioGroup } from './RadioGroup';

type Gender = 'male' | 'female' | '';

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
        options={[
          { value: 'male', label: t['join.gender.male'] },
          { value: 'female', label: t['join.gender.female'] },
        ]}
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
