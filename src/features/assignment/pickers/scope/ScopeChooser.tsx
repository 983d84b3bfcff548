import { useId, useState } from 'react';
import { RadioGroup, useCheckedFocus } from '#design';
import type { DepartmentScope } from '#lib/selection/selection.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { ConfirmDialog } from './ConfirmDialog';

export interface ScopeChooserProps {
  scope: DepartmentScope;
  /** Whether the switch changes the selection. */
  isTouchedBy: (scope: DepartmentScope) => boolean;
  onScope: (scope: DepartmentScope) => void;
  /** One low line, for the picker. */
  compact?: boolean;
}

/** The management scope. A switch that changes the selection asks first (P42). */
export function ScopeChooser({ scope, isTouchedBy, onScope, compact = false }: ScopeChooserProps) {
  const { t } = useLanguage();
  const name = useId();
  const [requestedScope, setRequestedScope] = useState<DepartmentScope>();
  const group = useCheckedFocus<HTMLDivElement>(requestedScope !== undefined);
  return (
    <div ref={group}>
      <RadioGroup
        compact={compact}
        label={t('scope.label')}
        name={name}
        options={(['below', 'single'] as const).map((value) => ({
          value,
          label: t(`scope.${value}`),
        }))}
        value={scope}
        onChange={(next) => (isTouchedBy(next) ? setRequestedScope(next) : onScope(next))}
      />
      {requestedScope === undefined ? null : (
        <ConfirmDialog
          title={t('assign.scope.askTitle')}
          text={t('assign.scope.askText')}
          okText={t('common.ok')}
          cancelText={t('common.cancel')}
          onCancel={() => setRequestedScope(undefined)}
          onOk={() => {
            onScope(requestedScope);
            setRequestedScope(undefined);
          }}
        />
      )}
    </div>
  );
}
