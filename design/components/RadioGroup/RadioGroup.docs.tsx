import { Live } from '../../docs/Live';
import type { ComponentDocumentation } from '../../docs/documentation';
import { RadioGroup } from './RadioGroup';
import type { RadioGroupProps } from './RadioGroup';

const GENDERS = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;

type Gender = 'male' | 'female' | '';

/** Has its error until one is chosen. */
function Genders({
  initial = '',
  error,
  label = 'Gender',
  ...rest
}: Pick<RadioGroupProps<Gender>, 'name' | 'mark' | 'disabled' | 'error'> & {
  initial?: Gender;
  label?: string;
}) {
  return (
    <Live<Gender> initial={initial}>
      {(value, set) => (
        <RadioGroup
          {...rest}
          label={label}
          options={GENDERS}
          value={value}
          onChange={set}
          error={value === '' ? error : undefined}
        />
      )}
    </Live>
  );
}

export const docs: ComponentDocumentation = {
  name: 'RadioGroup',
  lead: 'One of a few options, all visible; the whole box of each is the target.',
  use: ['For two to four exclusive options that are worth reading.'],
  avoid: [
    'For five or more: Select.',
    'For yes or no: Checkbox.',
    'To switch the content below: Tabs.',
  ],
  guidance: {
    good: { show: <Genders name="do" />, why: 'No option is chosen if none is likelier.' },
    bad: {
      show: <Genders name="dont" label="" initial="male" />,
      why: 'A guess, and no label that says what the choice is about.',
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
        options={[
          { value: 'male', label: t['join.gender.male'] },
          { value: 'female', label: t['join.gender.female'] },
        ]}
        onChange={() => undefined}
      />
    ),
  },
  states: [],
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
