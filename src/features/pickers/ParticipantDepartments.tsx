import { useState } from 'react';
import type { DepartmentScope } from '../../lib/selection/selection';
import { useLanguage } from '../../platform/language/LanguageProvider';
import { ConfirmDialog } from './ConfirmDialog';
import { DepartmentPanel } from './departments/DepartmentPanel';
import type { ParticipantsTabProps } from './participantsTab';

/** The departments to choose among. Another management scope clears what was chosen in this one, and asks before it does. */
export function ParticipantDepartments({ people, view, onView, tools }: ParticipantsTabProps) {
  const { t } = useLanguage();
  const [wantedScope, setWantedScope] = useState<DepartmentScope>();
  return (
    <>
      <DepartmentPanel
        departments={people.departments} ruleChains={people.ruleChains} selection={people.selection} view={view} onView={onView} tools={tools}
        choice={{
          scope: people.scope, isAsked: wantedScope !== undefined,
          onScope: (scope) => (people.scopeHolds ? setWantedScope(scope) : people.switchScope(scope)),
        }}
        onEdit={(edit, named) => {
          people.learnDepartments(named);
          people.edit(edit);
        }}
      />
      {wantedScope === undefined ? null : (
        <ConfirmDialog
          title={t('pickers.scopeTitle')} text={t('pickers.scopeText')} onCancel={() => setWantedScope(undefined)}
          onOk={() => {
            people.switchScope(wantedScope);
            setWantedScope(undefined);
          }}
        />
      )}
    </>
  );
}
