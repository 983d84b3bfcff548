import { useState } from 'react';
import { Tree } from './Tree';
import type { TreeItem } from './treeItem';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './Tree.docs';

export default { title: 'Components / Tree' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

const FEW: TreeItem[] = [
  {
    id: 'a',
    label: 'Head office',
    note: '120',
    level: 1,
    position: 1,
    setSize: 2,
    expanded: true,
    state: 'some',
  },
  { id: 'b', label: 'Finance', note: '20', level: 2, position: 1, setSize: 2, state: 'all' },
  { id: 'c', label: 'Legal', note: '9', level: 2, position: 2, setSize: 2, state: 'none' },
  {
    id: 'd',
    label: 'Factory',
    note: '800',
    level: 1,
    position: 2,
    setSize: 2,
    expanded: false,
    state: 'all',
    locked: true,
  },
];

/** Some of one department, all of another, which is locked. */
export function Few() {
  const [items, setItems] = useState(FEW);
  const change = (id: string, part: Partial<TreeItem>) =>
    setItems(items.map((item) => (item.id === id ? { ...item, ...part } : item)));
  return (
    <Tree
      label="Departments"
      items={items}
      onTick={(id, chosen) => change(id, { state: chosen ? 'all' : 'none' })}
      onExpand={(id, expanded) => change(id, { expanded })}
    />
  );
}

const MANY: TreeItem[] = Array.from({ length: 5000 }, (_, index) => ({
  id: `d${index}`,
  label: `Department ${index + 1}`,
  level: 1,
  position: index + 1,
  setSize: 5000,
  state: 'none',
}));

/** The maximum number of rows at once. */
export function FiveThousand() {
  return (
    <Tree label="Departments" items={MANY} onTick={() => undefined} onExpand={() => undefined} />
  );
}

/** One row is chosen, instead of several ticked. */
export function ChooseOne() {
  const [chosen, setChosen] = useState('c');
  const items = FEW.map((item) => ({
    ...item,
    locked: false,
    state: item.id === chosen ? ('all' as const) : ('none' as const),
  }));
  return (
    <Tree
      choice="one"
      label="Departments"
      items={items}
      onTick={setChosen}
      onExpand={() => undefined}
    />
  );
}
