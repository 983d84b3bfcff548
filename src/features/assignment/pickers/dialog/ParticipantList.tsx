import { selectAllResults } from '../../selection/editRows';
import type { QueriedKind } from '#lib/selection/selection.ts';
import { factsOf } from '../api/memberFacts';
import { DepartmentFilter } from '../departments/DepartmentFilter';
import { createRowSelection } from '../list/createRowSelection';
import { ListPanel, useList } from '../list/ListPanel';
import { useIndirectMembership } from '../list/useIndirectMembership';
import { LookupFailed, INDIRECT_MEMBERSHIP_FAILED } from '../parts/LookupFailed';
import type { ListView } from '../list/listView';
import type { ParticipantsTabProps } from './participantsTab';

/** A paged list to choose from; the member list can be filtered by a department. */
export function ParticipantList({
  kind,
  people: { draft, knowledge, names },
  view,
  onView,
  tools,
}: ParticipantsTabProps & { kind: QueriedKind }) {
  const { selection, edit } = draft;
  const list = useList(kind, view);
  const isMembers = kind === 'members';
  const membership = useIndirectMembership(
    selection,
    isMembers ? list.rows.map(({ id }) => id) : [],
  );
  const memberKnowledge = { judge: knowledge.judge, membershipOf: membership.membershipOf };
  const onNarrowed = (part: Partial<ListView>) => {
    if (part.department) knowledge.learnDepartments([part.department]);
    onView(part);
  };
  return (
    <ListPanel
      kind={kind}
      list={list}
      view={view}
      onView={onView}
      choosing={(criteria) =>
        createRowSelection(
          { selection, edit, knowledge: memberKnowledge, isAsking: membership.isFetching, names },
          kind,
          criteria,
        )
      }
      tools={tools}
      onSelectAll={(criteria, rows) =>
        edit((before) =>
          selectAllResults(
            before,
            kind,
            criteria,
            rows.map((row) => factsOf(row, criteria, memberKnowledge)),
          ),
        )
      }
      filter={
        isMembers ? (
          <DepartmentFilter
            departments={knowledge.departments}
            onOpen={knowledge.departments.load}
            view={view}
            onView={onNarrowed}
          />
        ) : null
      }
      problem={
        isMembers ? (
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
