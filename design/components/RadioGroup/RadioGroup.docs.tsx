import { Live } from '../../docs/Live';
import type { ComponentDocumentation } from '../../docs/documentation';
import { RadioGroup } from './RadioGroup';

const GENDERS = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;

export const radioGroupDocs: ComponentDocumentation = {
  name: 'RadioGroup',
  title: 'Components / Radio group',
  lead: 'One of a few, all seen at once; the whole box of each is the target.',
  use: ['For two to four choices that exclude one another and are worth reading.'],
  avoid: [
    'For more than five: Select.',
    'For yes or no: Checkbox.',
    'To switch what is shown below: Tabs.',
  ],
  anatomy: {
    specimen: (
      <Live<'male' | 'female' | ''> initial="female">
        {(value, set) => (
          <RadioGroup
            label="Gender"
            mark="Required"
            name="anatomy"
            options={GENDERS}
            value={value}
            onChange={set}
            error="Choose a gender"
          />
        )}
      </Live>
    ),
    parts: [
      { name: 'Legend', about: 'Names the group.', find: 'legend', at: 'top' },
      {
        name: 'Option',
        about: '48 px high; lies side by side where there is room.',
        find: 'label',
        at: 'top',
      },
      { name: 'Dot', about: 'The native button, restyled.', find: 'input', at: 'bottom' },
      {
        name: 'Error',
        about: 'Description of the group and of each button.',
        find: '[id$="-error"]',
        at: 'bottom',
      },
    ],
  },
  states: [
    {
      name: 'Rest',
      about: 'Nothing is chosen: no answer is put into anybody’s mouth.',
      show: (
        <RadioGroup
          label="Gender"
          name="rest"
          options={GENDERS}
          value=""
          onChange={() => undefined}
        />
      ),
    },
    {
      name: 'Hover',
      about: 'The frame of one darkens.',
      show: (
        <RadioGroup
          label="Gender"
          name="hover"
          options={GENDERS}
          value=""
          onChange={() => undefined}
        />
      ),
      force: { state: 'hover', on: 'label' },
    },
    {
      name: 'Focus visible',
      about: 'The ring runs round the whole option.',
      show: (
        <RadioGroup
          label="Gender"
          name="focus"
          options={GENDERS}
          value=""
          onChange={() => undefined}
        />
      ),
      force: { state: 'focus', on: 'input' },
    },
    {
      name: 'Chosen',
      about: 'Frame, ground and dot say it.',
      show: (
        <Live<'male' | 'female' | ''> initial="female">
          {(value, set) => (
            <RadioGroup
              label="Gender"
              name="chosen"
              options={GENDERS}
              value={value}
              onChange={set}
            />
          )}
        </Live>
      ),
    },
    {
      name: 'With error',
      about: 'Red frames, and words below.',
      show: (
        <RadioGroup
          label="Gender"
          name="error"
          options={GENDERS}
          value=""
          onChange={() => undefined}
          error="Choose a gender"
        />
      ),
    },
    {
      name: 'Disabled',
      about: 'The whole group at once, sunken and faint.',
      show: (
        <RadioGroup
          label="Gender"
          name="disabled"
          options={GENDERS}
          value="male"
          onChange={() => undefined}
          disabled
        />
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Comes to the chosen button, or to the first; leaves the whole group.'],
    ['Arrow keys', 'Move and choose at once (native).'],
    ['Space', 'Chooses the focused one.'],
  ],
  accessibleName: {
    from: 'The group is named by its label, each button by its own words.',
    role: 'group',
    name: 'Gender',
  },
  content: [
    'Options are of one kind and one grammar: all nouns, or all sentences.',
    'Each wraps by itself; long German options take a line each on phones.',
  ],
};
