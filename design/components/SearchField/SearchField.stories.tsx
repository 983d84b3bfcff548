import { useState } from 'react';
import { SearchField } from './SearchField';

export default { title: 'Components/SearchField' };

export const Empty = () => <SearchField label="Search" />;

export const Filled = () => <SearchField label="Search" defaultValue="E0100000" />;

/** With a button that empties it. */
export function Clearable() {
  const [text, setText] = useState('E0100000');
  return <SearchField label="Search" clearLabel="Reset search" value={text} onChange={({ target }) => setText(target.value)} onClear={() => setText('')} />;
}
