import { useState } from 'react';
import { SearchField } from './SearchField';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './SearchField.docs';

export default { title: 'Components / Search field' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

/** With a button that empties it. */
export function Clearable() {
  const [text, setText] = useState('E0100000');
  return (
    <SearchField
      label="Search"
      clearLabel="Reset search"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onClear={() => setText('')}
    />
  );
}
