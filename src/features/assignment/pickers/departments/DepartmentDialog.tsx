import { useState } from 'react';
import { Modal, Tree } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { PickerPanel } from '../parts/styled';
import { TreeFrame } from './TreeFrame';
import type { Departments } from './useDepartments';
import { useDepartmentTree } from './useDepartmentTree';
import type { TreeView } from './useDepartmentTree';
import type { NamedDepartment } from '../api/pickerRows';

interface DepartmentDialogProps {
  departments: Departments;
  selectedId: string | undefined;
  onChoose: (department: NamedDepartment) => void;
  onClose: () => void;
}

/** The department tree in a dialog, to choose the department that filters the member list. */
export function DepartmentDialog({
  departments,
  selectedId,
  onChoose,
  onClose,
}: DepartmentDialogProps) {
  const { t } = useLanguage();
  const [view, setView] = useState<TreeView>({ typed: '', keyword: '' });
  const tree = useDepartmentTree(departments, view, (part) =>
    setView((before) => ({ ...before, ...part })),
  );
  const items = tree.itemsOf((id) => ({ state: id === selectedId ? 'all' : 'none' }));
  const choose = (id: string) => {
    const department = tree.named(id);
    if (department) onChoose(department);
  };
  return (
    <Modal
      open
      title={t('pickers.filterDepartment')}
      width={520}
      closeOnEscape
      onClose={onClose}
      closeLabel={t('common.close')}
    >
      <PickerPanel>
        <TreeFrame tree={tree} isEmpty={items.length === 0}>
          <Tree
            choice="one"
            label={t('pickers.tab.departments')}
            items={items}
            onTick={choose}
            onExpand={tree.expand}
          />
        </TreeFrame>
      </PickerPanel>
    </Modal>
  );
}
