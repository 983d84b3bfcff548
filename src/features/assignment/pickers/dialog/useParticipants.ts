import { useCallback, useMemo, useState } from 'react';
import { createDepartmentMatcher } from '../../selection/departmentChain';
import { selectAllResults } from '../../selection/editRows';
import { explicitCount, isOverLimit } from '#lib/selection/selection.ts';
import type {
  DepartmentScope,
  QueriedKind,
  Selection,
  SelectionCriteria,
} from '#lib/selection/selection.ts';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import type { FinishedImport } from '../../import/dialog/MemberImportDialog';
import { useChoosingFound } from '../batch/useChoosingFound';
import { useDepartments } from '../departments/useDepartments';
import { useRuleChains } from '../departments/useRuleChains';
import type { NamedDepartment, PickerRow } from '../api/pickerRows';
import { createRowSelection } from '../list/createRowSelection';
import { useIndirectMembership } from '../list/useIndirectMembership';
import { factsOf } from '../api/memberFacts';
import type { Tab } from '../api/pickerKinds';
import { useHeadCount } from '../selected/useHeadCount';
import { useLabels } from '../selected/useLabels';
import { useDraft } from './useDraft';
import type { DraftStart } from './useDraft';

type Needed = Parameters<typeof useLabels>[0];

/** A confirmed selection, and the management scope that its departments refer to. */
export interface ChosenParticipants {
  selection: Selection;
  scope: DepartmentScope;
  /** The service's; null when it failed to load. */
  headCount: number | null;
}

export function useParticipants(start: DraftStart, tab: Tab) {
  const { selectionLimit } = useDeployment();
  const draft = useDraft(start, selectionLimit);
  const { selection, edit } = draft;
  const [importSizes, setImportSizes] = useState<ReadonlyMap<string, number>>(new Map());
  const [needed, setNeeded] = useState<Needed>([]);
  const labels = useLabels(needed);
  const headCount = useHeadCount(selection);
  const [isTreeWanted, setTreeWanted] = useState(false);
  const departments = useDepartments(isTreeWanted || tab === 'departments');
  const ruleChains = useRuleChains(selection, departments, tab === 'departments');
  // Stored with their tab: right after a change of tabs the rows are still the previous tab's.
  const [shown, setShown] = useState<{ tab: Tab; rows: readonly PickerRow[] }>();
  const onRows = useCallback((rows: readonly PickerRow[]) => setShown({ tab, rows }), [tab]);
  const membership = useIndirectMembership(
    selection,
    tab === 'members' && shown?.tab === tab ? shown.rows.map(({ id }) => id) : [],
  );
  const { departments: rules, locked } = selection;
  const judge = useMemo(
    () => createDepartmentMatcher({ departments: rules, locked }),
    [rules, locked],
  );
  const knowledge = { judge, membershipOf: membership.membershipOf };
  const learnDepartments = (named: readonly NamedDepartment[]) => {
    labels.learn('departments', named);
    ruleChains.learn(named);
  };
  const found = useChoosingFound(tab, {
    draft,
    judge,
    departments,
    ruleChains,
    labels,
    learnDepartments,
  });
  const isTooLarge = isOverLimit(selection, selectionLimit);

  return {
    ...draft,
    ...found,
    departments,
    ruleChains,
    membership,
    headCount,
    labels,
    learnDepartments,
    setNeeded,
    selectionLimit,
    importSizes,
    onRows,
    wantTree: () => setTreeWanted(true),
    /**
     * The number of individually chosen members, in the refused action or in total, when it exceeds
     * the limit (D48); 0 otherwise.
     */
    tooMany: draft.refused > 0 ? draft.refused : isTooLarge ? explicitCount(selection) : 0,
    choosingOf: (kind: QueriedKind) => (criteria: SelectionCriteria) =>
      createRowSelection(
        { selection, edit, knowledge, isAsking: membership.isFetching, labels },
        kind,
        criteria,
      ),
    selectAll: (kind: QueriedKind, criteria: SelectionCriteria, rows: readonly PickerRow[]) =>
      edit((before) =>
        selectAllResults(
          before,
          kind,
          criteria,
          rows.map((row) => factsOf(row, criteria, knowledge)),
        ),
      ),
    addImport: ({ importId, members }: FinishedImport) => {
      draft.addImport(importId);
      setImportSizes((before) => new Map(before).set(importId, members));
    },
    /** What can be confirmed; undefined above the limit. */
    chosen: isTooLarge
      ? undefined
      : { selection, scope: draft.scope, headCount: headCount ?? null },
  };
}
