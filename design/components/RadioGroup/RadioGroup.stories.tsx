import { useState } from 'react';
import { RadioGroup } from './RadioGroup';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './RadioGroup.docs';

export default { title: 'Components / Radio group' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

const options = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;

export const Default = () => {
  const [value, setValue] = useState<'male' | 'female' | ''>('');
  return (
    <RadioGroup
      label="Gender"
      mark="Required"
      name="gender"
      options={options}
      value={value}
      onChange={setValue}
      required
    />
  );
};
