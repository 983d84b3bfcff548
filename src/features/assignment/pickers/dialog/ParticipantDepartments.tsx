import { DepartmentPanel } from '../departments/DepartmentPanel';
import type { ParticipantsTabProps } from './participantsTab';

/** The departments tab. */
export function ParticipantDepartments({ people, view, onView, tools }: ParticipantsTabProps) {
  return (
    <DepartmentPanel
      departments={people.departments}
      ruleChains={people.ruleChains}
      selection={people.selection}
      view={view}
      onView={onView}
      tools={tools}
      choice={{
        scope: people.scope,
        isTouchedBy: people.isTouchedBy,
        onScope: people.switchScope,
      }}
      onEdit={(edit, named) => {
        people.learnDepartments(named);
        people.edit(edit);
      }}
    />
  );
}
