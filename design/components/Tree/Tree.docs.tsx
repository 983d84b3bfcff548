import type { ComponentDocumentation } from '../../docs/documentation';
import { Tree } from './Tree';
import type { TreeItem } from './treeItem';

const PLACES = { level: 1, position: 1, setSize: 2 };

const ITEMS: TreeItem[] = [
  { ...PLACES, id: 'a', label: 'Head office', note: '120', expanded: true, state: 'some' },
  { ...PLACES, id: 'b', label: 'Finance', note: '20', level: 2, state: 'all' },
  { ...PLACES, id: 'c', label: 'Legal', note: '9', level: 2, position: 2, state: 'none' },
  {
    ...PLACES,
    id: 'd',
    label: 'Factory',
    note: '800',
    position: 2,
    expanded: false,
    state: 'all',
    locked: true,
  },
];

function departments(part: (item: TreeItem) => Partial<TreeItem>, choice?: 'one') {
  return (
    <Tree
      label="Departments"
      choice={choice}
      items={ITEMS.map((item) => ({ ...item, ...part(item) }))}
      onTick={() => undefined}
      onExpand={() => undefined}
    />
  );
}

export const docs: ComponentDocumentation = {
  name: 'Tree',
  lead: 'A tree with checkboxes; only visible rows are rendered, so 5,000 rows are possible.',
  use: ['To choose departments with their descendants, in a dialog or beside a list.'],
  avoid: ['For navigation.', 'For fewer than ten items: a list of Checkboxes.'],
  states: [
    {
      name: 'Loading',
      about: 'The children are loading.',
      show: departments(({ id }) => ({ loading: id === 'd' })),
    },
    {
      name: 'Choose one',
      about: 'choice one: no boxes, the chosen row is tinted.',
      show: departments(({ id }) => ({ state: id === 'c' ? 'all' : 'none' }), 'one'),
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
};
