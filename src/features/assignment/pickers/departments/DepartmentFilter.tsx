import { useRef, useState } from 'react';
import { Button, CloseIcon, IconButton, Select } from '#design';
import type { DepartmentScope } from '#lib/selection/selection.ts';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { ListView } from '../list/listView';
import { DepartmentDialog } from './DepartmentDialog';
import { FilterName, FilterRow } from './styled';
import type { Departments } from './useDepartments';

interface DepartmentFilterProps {
  departments: Departments;
  onOpen: () => void;
  view: Pick<ListView, 'department' | 'scope'>;
  onView: (part: Partial<ListView>) => void;
}

export function DepartmentFilter({
  departments,
  onOpen,
  view: { department, scope },
  onView,
}: DepartmentFilterProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    onOpen();
    setOpen(true);
  };
  return (
    <FilterRow>
      <Button ref={button} size="small" aria-haspopup="dialog" onClick={open}>
        {department === undefined ? (
          t('pickers.filterDepartment')
        ) : (
          <FilterName title={displayText(department.name, department.id)}>
            {t('pickers.departmentIs', { name: displayText(department.name, department.id) })}
          </FilterName>
        )}
      </Button>
      {department === undefined ? null : (
        <>
          <IconButton
            size="small"
            icon={<CloseIcon size="small" />}
            label={t('pickers.filterClear')}
            onClick={() => {
              onView({ department: undefined, scope: 'below', page: 1 });
              button.current?.focus();
            }}
          />
          <Select
            label={t('pickers.filterScope')}
            labelHidden
            variant="quiet"
            size="small"
            value={scope}
            options={(['below', 'single'] as const).map((value) => ({
              value,
              label: t(`scope.${value}`),
            }))}
            onChange={(next) => onView({ scope: next as DepartmentScope, page: 1 })}
          />
        </>
      )}
      {isOpen ? (
        <DepartmentDialog
          departments={departments}
          selectedId={department?.id}
          onClose={() => setOpen(false)}
          onChoose={(choice) => {
            onView({ department: choice, page: 1 });
            setOpen(false);
          }}
        />
      ) : null}
    </FilterRow>
  );
}
