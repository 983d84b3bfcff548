import { DepartmentPanel } from '../departments/DepartmentPanel';
import type { ParticipantsTabProps } from './participantsTab';

/** The departments tab. */
export function ParticipantDepartments({
  people: { draft, knowledge },
  view,
  onView,
  tools,
}: ParticipantsTabProps) {
  return (
    <DepartmentPanel
      departments={knowledge.departments}
      ruleChains={knowledge.ruleChains}
      selection={draft.selection}
      view={view}
      onView={onView}
      tools={tools}
      choice={{
        scope: draft.scope,
        isTouchedBy: draft.isTouchedBy,
        onScope: draft.switchScope,
      }}
      onEdit={(edit, department) => {
        knowledge.learnDepartments(department);
        draft.edit(edit);
      }}
    />
  );
}
