import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Tree } from '#design';
import { departmentStates, lockedInTree, setDepartment } from '../../selection/departmentTree';
import type { Selection } from '#lib/selection/selection.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { LookupFailed } from '../parts/LookupFailed';
import { PickerPanel } from '../parts/styled';
import { ScopeChooser } from '../scope/ScopeChooser';
import type { ScopeChooserProps } from '../scope/ScopeChooser';
import { TreeFrame } from './TreeFrame';
import type { Departments } from './useDepartments';
import { useDepartmentTree } from './useDepartmentTree';
import type { TreeView } from './useDepartmentTree';
import type { RuleChains } from './useRuleChains';
import { withChains } from './withChains';
import type { NamedDepartment } from '../api/pickerRows';

interface DepartmentPanelProps {
  departments: Departments;
  /** Ancestors of departments that rules name and the tree does not contain. */
  ruleChains: Pick<RuleChains, 'chains' | 'failure' | 'retry'>;
  selection: Selection;
  choice: ScopeChooserProps;
  /** @param named the names and ancestors of the departments that the edit may name */
  onEdit: (edit: (selection: Selection) => Selection, named: readonly NamedDepartment[]) => void;
  view: TreeView;
  onView: (part: Partial<TreeView>) => void;
  tools?: ReactNode;
}

/** The department tree with exact checkboxes, or the results of a search in it. */
export function DepartmentPanel({
  departments,
  ruleChains,
  selection,
  choice,
  onEdit,
  view,
  onView,
  tools,
}: DepartmentPanelProps) {
  const { t } = useLanguage();
  const tree = useDepartmentTree(departments, view, onView);
  const { flat } = departments;
  const { chains, failure, retry } = ruleChains;
  const { scope } = choice;
  const { list } = tree.found;
  const nodes = useMemo(
    () =>
      withChains(flat, [
        ...chains,
        ...list.flatMap(({ id, ancestorIds }) =>
          ancestorIds === undefined ? [] : [{ id, ancestorIds }],
        ),
      ]),
    [flat, chains, list],
  );
  const places = useMemo(() => new Map(nodes.map(({ id }, place) => [id, place])), [nodes]);
  const states = useMemo(
    () => departmentStates(nodes, selection, scope),
    [nodes, selection, scope],
  );
  const lockFlags = useMemo(() => lockedInTree(nodes, selection), [nodes, selection]);
  const items = tree.itemsOf((id) => {
    const place = places.get(id) ?? -1;
    return { state: states[place] ?? 'none', locked: lockFlags[place] === 1 };
  });
  const tick = (id: string, isSelected: boolean) => {
    const department = tree.named(id);
    onEdit(
      (before) => setDepartment(before, nodes, id, scope, isSelected),
      department ? [department] : [],
    );
  };
  return (
    <PickerPanel>
      <ScopeChooser compact {...choice} />
      <TreeFrame
        tree={tree}
        tools={tools}
        problem={<LookupFailed failure={failure} onRetry={retry} />}
        isEmpty={items.length === 0}
      >
        <Tree
          label={t('pickers.tab.departments')}
          items={items}
          onTick={tick}
          onExpand={tree.expand}
        />
      </TreeFrame>
    </PickerPanel>
  );
}
