import type { QueriedKind } from '#lib/selection/selection.ts';
import { DepartmentFilter } from '../departments/DepartmentFilter';
import { ListPanel } from '../list/ListPanel';
import type { ListView } from '../list/listView';
import { LookupFailed, INDIRECT_MEMBERSHIP_FAILED } from '../parts/LookupFailed';
import type { ParticipantsTabProps } from './participantsTab';

/** A paged list to choose from; the member list can be filtered by a department. */
export function ParticipantList({
  kind,
  people,
  view,
  onView,
  tools,
}: ParticipantsTabProps & { kind: QueriedKind }) {
  const { membership } = people;
  const onNarrowed = (part: Partial<ListView>) => {
    if (part.department) people.learnDepartments([part.department]);
    onView(part);
  };
  return (
    <ListPanel
      kind={kind}
      view={view}
      onView={onView}
      choosing={people.choosingOf(kind)}
      tools={tools}
      onSelectAll={(criteria, shown) => people.selectAll(kind, criteria, shown)}
      onRows={people.onRows}
      filter={
        kind === 'members' ? (
          <DepartmentFilter
            departments={people.departments}
            onOpen={people.wantTree}
            view={view}
            onView={onNarrowed}
          />
        ) : null
      }
      problem={
        kind === 'members' ? (
          <LookupFailed
            failure={membership.error ? INDIRECT_MEMBERSHIP_FAILED : undefined}
            retrying={membership.isFetching}
            onRetry={() => void membership.refetch()}
          />
        ) : null
      }
    />
  );
}
