import type { ComponentDocumentation } from '../../docs/documentation';
import { RadioGroup } from './RadioGroup';
import type { RadioGroupProps } from './RadioGroup';
import type { Phrases } from '../../../translations/phrases';

type Gender = 'male' | 'female';

const genderIn = (t: Phrases, name: string, props: Partial<RadioGroupProps<Gender>> = {}) => (
  <RadioGroup
    name={name}
    label={t['join.gender']}
    options={[
      { value: 'male', label: t['join.gender.male'] },
      { value: 'female', label: t['join.gender.female'] },
    ]}
    value=""
    onChange={() => undefined}
    {...props}
  />
);

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
      show: (t) => genderIn(t, 'good'),
      why: 'Nothing is chosen for people: they decide.',
    },
    bad: {
      show: (t) => genderIn(t, 'bad', { value: 'male' }),
      why: 'A guess that most people do not notice, and send.',
    },
  },
  matrix: {
    on: { hover: 'label', focus: 'input' },
    pointer: ['hover', 'focus'],
    variants: { none: { value: '' }, chosen: { value: 'female' } },
    states: (t) => ({ Error: { error: t['join.gender.empty'] }, Disabled: { disabled: true } }),
    show: (props: Partial<RadioGroupProps<Gender>>, t, id) => genderIn(t, id, props),
  },
  keyboard: [
    ['Tab', 'Moves to the chosen button, or to the first one, and leaves the whole group.'],
    ['Arrow keys', 'Move and choose at once (native).'],
    ['Space', 'Chooses the focused one.'],
  ],
  accessibleName: 'The group has its label, each button its own text.',
};
