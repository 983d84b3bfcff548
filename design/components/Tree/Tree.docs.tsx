import { useState } from 'react';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Tree } from './Tree';
import type { TreeItem } from './treeItem';
import { Example } from './Tree.example';
import code from './Tree.example.tsx?raw';

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
  {
    id: 'e',
    label: 'Workshop',
    note: '300',
    level: 2,
    position: 1,
    setSize: 1,
    state: 'all',
    locked: true,
  },
];

/** The items of which no parent is closed. */
function visible(items: readonly TreeItem[]): TreeItem[] {
  return items.filter((item, index) => {
    const parent = items.slice(0, index).findLast(({ level }) => level < item.level);
    return parent?.expanded !== false;
  });
}

/** The visible items after a press on the twist of one. */
function toggled(items: readonly TreeItem[], id: string): TreeItem[] {
  const all = FEW.map((item) => items.find((known) => known.id === item.id) ?? item);
  return visible(
    all.map((item) => (item.id === id ? { ...item, expanded: item.expanded !== true } : item)),
  );
}

/** An item after a press on the one with this id. */
function ticked(item: TreeItem, id: string, isOne: boolean): TreeItem {
  if (item.id !== id) return isOne ? { ...item, state: 'none' } : item;
  return { ...item, state: isOne || item.state !== 'all' ? 'all' : 'none' };
}

function Departments({
  loading = false,
  detailed = false,
  prefix = '',
}: {
  loading?: boolean;
  detailed?: boolean;
  prefix?: string;
}) {
  const [items, setItems] = useState<TreeItem[]>(
    FEW.map((item) => ({
      ...item,
      label: prefix + item.label,
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
        items={visible(items)}
        onTick={(id, chosen) => change(id, { state: chosen ? 'all' : 'none' })}
        onExpand={(id, expanded) => change(id, { expanded })}
      />
    </div>
  );
}

function OneDepartment() {
  const [chosen, setChosen] = useState('c');
  const [items, setItems] = useState(FEW);
  return (
    <div style={{ inlineSize: '100%' }}>
      <Tree
        choice="one"
        label="Departments"
        items={visible(items).map((item) => ({
          ...item,
          locked: false,
          state: item.id === chosen ? 'all' : 'none',
        }))}
        onTick={setChosen}
        onExpand={(id, expanded) =>
          setItems(items.map((item) => (item.id === id ? { ...item, expanded } : item)))
        }
      />
    </div>
  );
}

export const treeDocs: ComponentDocumentation = {
  name: 'Tree',
  title: 'Components / Tree',
  lead: 'A tree with checkboxes; only visible rows are rendered, so 5,000 rows are possible.',
  use: ['To choose departments with their descendants, in a dialog or beside a list.'],
  avoid: ['For navigation.', 'For fewer than ten items: a list of Checkboxes.'],
  example: { Example, code },
  tryOut: {
    element: (
      <Tree
        label="Departments"
        items={visible(FEW)}
        onTick={() => undefined}
        onExpand={() => undefined}
      />
    ),
    live: {
      onExpand: (id: string, { items }) => ({ items: toggled(items as TreeItem[], id) }),
      onTick: (id: string, { items, choice }) => ({
        items: (items as TreeItem[]).map((item) => ticked(item, id, choice === 'one')),
      }),
    },
  },
  guidance: {
    good: { show: <Departments />, why: 'The count beside each department says what a tick adds.' },
    bad: {
      show: <Departments prefix="Northwind / " />,
      why: 'The path in every label: the level shows it already.',
    },
  },
  anatomy: {
    specimen: <Departments />,
    parts: [
      {
        name: 'Twist',
        about: 'Opens and closes; a spinner while children load.',
        find: '[data-twist]',
        at: 'top',
      },
      {
        name: 'Box',
        about: 'All, some or none of its descendants.',
        find: '[data-twist] + *',
        at: 'bottom',
      },
      { name: 'Words', about: 'The name, with a detail below.', find: 'bdi', at: 'top' },
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
      about: 'The tree has the focus, one row is active.',
      show: <Departments />,
      force: { state: 'focus', on: '[role="tree"]' },
    },
    { name: 'Loading', about: 'The children are loading.', show: <Departments loading /> },
    {
      name: 'Detailed',
      about: 'Each with its path below it, as for search results.',
      show: <Departments detailed />,
    },
    {
      name: 'Choose one',
      about: 'choice one: no boxes, the chosen row is tinted.',
      show: <OneDepartment />,
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the tree and leaves it: one stop.'],
    ['Arrow Down, Arrow Up', 'The next or previous row.'],
    ['Arrow Right', 'Opens, or goes to the first child; Arrow Left in right-to-left pages.'],
    ['Arrow Left', 'Closes, or goes to the parent; Arrow Right in right-to-left pages.'],
    ['Home, End', 'The first, the last.'],
    ['Page Up, Page Down', 'Ten rows.'],
    ['Letters', 'Go to the row that begins with them.'],
    ['Space', 'Changes the box or, with choice one, chooses; not if it is locked.'],
    ['Enter', 'Also chooses, with choice one.'],
  ],
  accessibleName: {
    from: 'The tree has label, each row its own; detail and note are its description.',
    role: 'tree',
    name: 'Departments',
  },
  content: [
    'Long names end in an ellipsis and are complete in their title; the detail shows the path.',
    'Names come from the academy: each is isolated, so that Arabic and Latin do not mix.',
  ],
  since: '0.1.0',
  status: 'stable',
  related: ['Table', 'TickBox', 'SearchField'],
};
