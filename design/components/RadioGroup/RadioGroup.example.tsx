import { useState } from 'react';
import { RadioGroup } from '#design';

const options = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;

export function Example() {
  const [gender, setGender] = useState<'male' | 'female' | ''>('');
  return (
    <RadioGroup
      label="Gender"
      name="gender"
      options={options}
      value={gender}
      onChange={setGender}
    />
  );
}
