import type { ComponentDocumentation } from '../../docs/documentation';
import { Tree } from './Tree';
import type { TreeItem } from './treeItem';

const ITEMS = (
  [
    ['Head office', 1, 1, 'some', true],
    ['Finance', 2, 1, 'all'],
    ['Legal', 2, 2, 'none'],
    ['Factory', 1, 2, 'all', false],
  ] as const
).map(([label, level, position, state, isExpanded]): TreeItem => ({
  id: label,
  label,
  note: '20',
  level,
  position,
  setSize: 2,
  state,
  expanded: isExpanded,
  locked: isExpanded === false,
}));

export const docs: ComponentDocumentation = {
  name: 'Tree',
  lead: 'A tree with checkboxes; only visible rows are rendered, so 5,000 rows are possible.',
  story: 'pickers--departments',
  use: ['To choose departments with their descendants, in a dialog or beside a list.'],
  avoid: ['For navigation.', 'For fewer than ten items: a list of Checkboxes.'],
  guidance: 'No pair: a short list is a list of Checkboxes, which has a page of its own.',
  matrix: {
    on: { hover: '[role="treeitem"]', focus: '[role="tree"]' },
    pointer: ['hover', 'focus'],
    variants: { many: {}, one: { choice: 'one' } },
    states: () => ({ Loading: { loading: true } }),
    show: ({ choice, loading }: { choice?: 'one'; loading?: boolean }, t) => (
      <Tree
        label={t['pickers.tab.departments']}
        choice={choice}
        items={ITEMS.map((item) => ({
          ...item,
          loading: loading && item.id === 'Factory',
          state: choice === undefined ? item.state : item.id === 'Legal' ? 'all' : 'none',
        }))}
        onTick={() => undefined}
        onExpand={() => undefined}
      />
    ),
  },
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
};
