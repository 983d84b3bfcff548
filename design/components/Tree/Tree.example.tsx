import { useState } from 'react';
import { Tree } from '#design';

const teams = ['Retail', 'Partners'];

export function Example() {
  const [isOpen, setIsOpen] = useState(true);
  const [selection, setSelection] = useState<readonly string[]>(['Retail']);
  const count = selection.length === teams.length ? 'all' : 'some';
  const tick = (ids: readonly string[], isTicked: boolean) =>
    setSelection([...selection.filter((id) => !ids.includes(id)), ...(isTicked ? ids : [])]);
  return (
    <Tree
      label="Departments"
      items={[
        {
          id: 'Sales',
          label: 'Sales',
          level: 1,
          position: 1,
          setSize: 1,
          expanded: isOpen,
          state: selection.length === 0 ? 'none' : count,
        },
        // The list has only the items that are visible.
        ...(isOpen ? teams : []).map((team, index) => ({
          id: team,
          label: team,
          level: 2,
          position: index + 1,
          setSize: teams.length,
          state: selection.includes(team) ? ('all' as const) : ('none' as const),
        })),
      ]}
      onTick={(id, isTicked) => tick(id === 'Sales' ? teams : [id], isTicked)}
      onExpand={(_, isExpanded) => setIsOpen(isExpanded)}
    />
  );
}
