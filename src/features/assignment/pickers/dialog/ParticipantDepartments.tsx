import { useState } from 'react';
import type { DepartmentScope } from '#lib/selection/selection.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { ConfirmDialog } from './ConfirmDialog';
import { DepartmentPanel } from '../departments/DepartmentPanel';
import type { ParticipantsTabProps } from './participantsTab';

/**
 * The departments tab. Changing the management scope asks first if it changes the selection (P42).
 */
export function ParticipantDepartments({ people, view, onView, tools }: ParticipantsTabProps) {
  const { t } = useLanguage();
  const [wantedScope, setWantedScope] = useState<DepartmentScope>();
  return (
    <>
      <DepartmentPanel
        departments={people.departments}
        ruleChains={people.ruleChains}
        selection={people.selection}
        view={view}
        onView={onView}
        tools={tools}
        choice={{
          scope: people.scope,
          shouldFocus: wantedScope !== undefined,
          onScope: (scope) =>
            people.isTouchedBy(scope) ? setWantedScope(scope) : people.switchScope(scope),
        }}
        onEdit={(edit, named) => {
          people.learnDepartments(named);
          people.edit(edit);
        }}
      />
      {wantedScope === undefined ? null : (
        <ConfirmDialog
          title={t('assign.scope.askTitle')}
          text={t('assign.scope.askText')}
          okText={t('common.ok')}
          cancelText={t('common.cancel')}
          onCancel={() => setWantedScope(undefined)}
          onOk={() => {
            people.switchScope(wantedScope);
            setWantedScope(undefined);
          }}
        />
      )}
    </>
  );
}
