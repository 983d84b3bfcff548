import { useState } from 'react';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Tree } from './Tree';
import type { TreeItem } from './treeItem';

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

function Departments({
  loading = false,
  detailed = false,
}: {
  loading?: boolean;
  detailed?: boolean;
}) {
  const [items, setItems] = useState<TreeItem[]>(
    FEW.map((item) => ({
      ...item,
      loading: loading && item.id === 'd',
      detail: detailed ? `Northwind / ${item.label}` : undefined,
    })),
  );
  const change = (id: string, part: Partial<TreeItem>) =>
    setItems(items.map((item) => (item.id === id ? { ...item, ...part } : item)));
  return (
    <div style={{ inlineSize: '100%' }}>
      <Tree
        label="Departments"
        items={items}
        onTick={(id, chosen) => change(id, { state: chosen ? 'all' : 'none' })}
        onExpand={(id, expanded) => change(id, { expanded })}
      />
    </div>
  );
}

function OneDepartment() {
  const [chosen, setChosen] = useState('c');
  const items = FEW.map((item) => ({
    ...item,
    locked: false,
    state: item.id === chosen ? ('all' as const) : ('none' as const),
  }));
  return (
    <div style={{ inlineSize: '100%' }}>
      <Tree
        choice="one"
        label="Departments"
        items={items}
        onTick={setChosen}
        onExpand={() => undefined}
      />
    </div>
  );
}

export const treeDocs: ComponentDocumentation = {
  name: 'Tree',
  title: 'Components / Tree',
  lead: 'A tree with boxes; only what can be seen is drawn, so 5,000 rows are fine.',
  use: ['To choose departments with all that is below them.'],
  avoid: ['For navigation.', 'For fewer than ten things: a list of Checkboxes.'],
  anatomy: {
    specimen: <Departments />,
    parts: [
      {
        name: 'Twist',
        about: 'Opens and closes; a spinner while the rest is on its way.',
        find: '[data-twist]',
        at: 'top',
      },
      {
        name: 'Box',
        about: 'All, some or none of what is below.',
        find: '[data-twist] + *',
        at: 'bottom',
      },
      { name: 'Words', about: 'The name; a detail below it.', find: 'bdi', at: 'top' },
      { name: 'Note', about: 'A count, part of the description.', find: '[data-text]', at: 'top' },
    ],
  },
  states: [
    {
      name: 'Rest',
      about: 'Some of one, all of another, which is locked. Try the keys.',
      show: <Departments />,
    },
    {
      name: 'Hover',
      about: 'A row under the pointer.',
      show: <Departments />,
      force: { state: 'hover', on: '[role="treeitem"]' },
    },
    {
      name: 'Focus visible',
      about: 'The tree has the focus, one row is the active one.',
      show: <Departments />,
      force: { state: 'focus', on: '[role="tree"]' },
    },
    { name: 'Loading', about: 'What lies below is on its way.', show: <Departments loading /> },
    {
      name: 'Detailed',
      about: 'Each with its path below it, as what a search found.',
      show: <Departments detailed />,
    },
    {
      name: 'Choose one',
      about: 'choice one: no boxes, the chosen row is tinted.',
      show: <OneDepartment />,
    },
  ],
  keyboard: [
    ['Tab', 'Comes to the tree and leaves it: one stop.'],
    ['Arrow Down, Arrow Up', 'The next row or the one before.'],
    ['Arrow Right', 'Opens, or goes to the first below; Arrow Left does in right-to-left pages.'],
    ['Arrow Left', 'Closes, or goes to the one above; Arrow Right does in right-to-left pages.'],
    ['Home, End', 'The first, the last.'],
    ['Page Up, Page Down', 'Ten rows.'],
    ['Letters', 'Go to the row that begins so.'],
    ['Space', 'Ticks and unticks, or, of one, chooses; not where it is locked.'],
    ['Enter', 'Chooses too, of one.'],
  ],
  accessibleName: {
    from: 'The tree by label, each row by its own; detail and note are its description.',
    role: 'tree',
    name: 'Departments',
  },
  content: [
    'Long names end in an ellipsis and are whole in their title; the detail tells the path.',
    'Names come from the academy: each is isolated, so that Arabic and Latin do not mix.',
  ],
};
