import { useState } from 'react';
import { SearchField } from '#design';

export function Example() {
  const [words, setWords] = useState('');
  return (
    <SearchField
      label="Search members"
      value={words}
      onChange={({ target }) => setWords(target.value)}
      onClear={() => setWords('')}
      clearLabel="Clear"
    />
  );
}
