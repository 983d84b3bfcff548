import { useState } from 'react';
import { Tree } from '#design';
import type { TreeItem } from '#design';

const departments: readonly TreeItem[] = [
  { id: 'sales', label: 'Sales', level: 1, position: 1, setSize: 2, state: 'all' },
  { id: 'support', label: 'Support', level: 1, position: 2, setSize: 2, state: 'none' },
];

export function Example() {
  const [items, setItems] = useState(departments);
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
