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

/** The items below one, of all levels. */
function descendants(items: readonly TreeItem[], item: TreeItem): readonly TreeItem[] {
  const after = items.slice(items.indexOf(item) + 1);
  const end = after.findIndex(({ level }) => level <= item.level);
  return end === -1 ? after : after.slice(0, end);
}

/** The box of a parent shows how many of its descendants are chosen. */
function stateOf(items: readonly TreeItem[], item: TreeItem): TreeItem['state'] {
  const leaves = descendants(items, item).filter(({ expanded }) => expanded === undefined);
  if (leaves.length === 0) return item.state;
  const chosen = leaves.filter(({ state }) => state === 'all').length;
  if (chosen === 0) return 'none';
  return chosen === leaves.length ? 'all' : 'some';
}

/** What a tree shows of all items; with `one`, the first free item that is chosen. */
function shownItems(items: readonly TreeItem[], isOne: boolean): TreeItem[] {
  const one = items.find(({ state, locked }) => state === 'all' && locked !== true);
  return visible(
    items.map((item) => {
      if (isOne) return { ...item, state: item === one ? 'all' : 'none' };
      return { ...item, state: stateOf(items, item) };
    }),
  );
}

/** All items after a press on one: its descendants follow it; with `one`, it alone is chosen. */
function pressed(items: readonly TreeItem[], id: string, isOne: boolean): TreeItem[] {
  const item = items.find((each) => each.id === id);
  if (item === undefined) return [...items];
  const changed = isOne ? [item] : [item, ...descendants(items, item)];
  const state = isOne || stateOf(items, item) !== 'all' ? 'all' : 'none';
  return items.map((each) => {
    if (changed.includes(each)) return { ...each, state };
    return isOne ? { ...each, state: 'none' } : each;
  });
}

/** All items after a press on the twist of one. */
const twisted = (items: readonly TreeItem[], id: string): TreeItem[] =>
  items.map((item) => (item.id === id ? { ...item, expanded: item.expanded !== true } : item));

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
      detail: detailed ? `Head office / ${item.label}` : undefined,
    })),
  );
  return (
    <Tree
      label="Departments"
      items={shownItems(items, false)}
      onTick={(id) => setItems(pressed(items, id, false))}
      onExpand={(id) => setItems(twisted(items, id))}
    />
  );
}

function OneDepartment() {
  const [items, setItems] = useState(FEW);
  return (
    <Tree
      choice="one"
      label="Departments"
      items={shownItems(items, true)}
      onTick={(id) => setItems(pressed(items, id, true))}
      onExpand={(id) => setItems(twisted(items, id))}
    />
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
      <Tree label="Departments" items={FEW} onTick={() => undefined} onExpand={() => undefined} />
    ),
    derive: ({ items, choice }) => ({ items: shownItems(items as TreeItem[], choice === 'one') }),
    live: {
      onExpand: (id: string, { items }) => ({ items: twisted(items as TreeItem[], id) }),
      onTick: (id: string, { items, choice }) => ({
        items: pressed(items as TreeItem[], id, choice === 'one'),
      }),
    },
  },
  guidance: {
    good: { show: <Departments />, why: 'The count beside each department says what a tick adds.' },
    bad: {
      show: <Departments prefix="Head office / " />,
      why: 'The path in every label: the level shows it already.',
    },
  },
  anatomy: {
    specimen: <Departments />,
    parts: [
      {
        name: 'Twist',
        about: 'Opens and closes; a spinner while children load.',
      },
      {
        name: 'Box',
        about: 'All, some or none of its descendants.',
      },
      { name: 'Words', about: 'The name, with a detail below.' },
      { name: 'Note', about: 'A count, part of the description.' },
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
  accessibleName: 'The tree has label, each row its own; detail and note are its description.',
  content: [
    'Long names end in an ellipsis and are complete in their title; the detail shows the path.',
    'Names come from the academy: each is isolated, so that Arabic and Latin do not mix.',
  ],
  related: ['Table', 'TickBox', 'SearchField'],
};
