import type { ReactNode } from 'react';
import { setDepartment } from '../../selection/departmentTree';
import { addNamed, findsAll } from '../../selection/editRows';
import { isRowSelected } from '../../selection/rowMembership';
import type { Selection } from '#lib/selection/selection.ts';
import type { Tab } from '../api/pickerKinds';
import type { BatchItem } from '../batch/batchGroups';
import { BatchSearch } from '../batch/BatchSearch';
import { noIndirectMembers, useIndirectMembers } from '../batch/useIndirectMembers';
import { withChains } from '../departments/withChains';
import type { ParticipantsTabProps } from './participantsTab';

interface ParticipantBatchProps extends Omit<ParticipantsTabProps, 'tools'> {
  tab: Tab;
  /** Why results were not added. */
  refusal: ReactNode;
  onClose: () => void;
}

/** The batch search of a tab, which adds its results to the selection. */
export function ParticipantBatch({
  tab,
  people: { draft, knowledge, names },
  view,
  onView,
  refusal,
  onClose,
}: ParticipantBatchProps) {
  const { selection, scope, edit, fits } = draft;
  const findIndirectMembers = useIndirectMembers(selection);
  const addRows = (kind: Exclude<Tab, 'departments'>, items: readonly BatchItem[]): boolean => {
    names.learn(
      kind,
      items.map(({ id, label, detail }) => ({ id, name: label, detail })),
    );
    const add = (before: Selection) =>
      addNamed(
        before,
        kind,
        items.map(({ id }) => id),
      );
    edit(add);
    return fits(add);
  };
  const addDepartments = (items: readonly BatchItem[]): boolean => {
    knowledge.learnDepartments(items.map(({ label, ...item }) => ({ ...item, name: label })));
    const nodes = withChains(knowledge.departments.flat, [
      ...knowledge.ruleChains.chains,
      ...items.map(({ id, ancestorIds = [] }) => ({ id, ancestorIds })),
    ]);
    edit((before) =>
      items.reduce((each, { id }) => setDepartment(each, nodes, id, scope, true), before),
    );
    return true;
  };
  return (
    <BatchSearch
      kind={tab}
      view={view}
      onView={onView}
      // As far as the label tells: it does not contain a member's departments.
      isSelected={({ id, ancestorIds = [] }, membership) =>
        tab === 'departments'
          ? knowledge.judge({ id, ancestorIds }).isSelected
          : isRowSelected(selection, tab, {
              id,
              isIndirectMember: membership !== undefined,
              isLockedMember: membership?.locked === true,
              matches: findsAll,
            })
      }
      findIndirectMembers={tab === 'members' ? findIndirectMembers : noIndirectMembers}
      onAdd={(items) => (tab === 'departments' ? addDepartments(items) : addRows(tab, items))}
      refusal={refusal}
      onClose={onClose}
    />
  );
}
