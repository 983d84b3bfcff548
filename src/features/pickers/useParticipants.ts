import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { chainJudge } from '../../lib/selection/departmentChain';
import { setDepartment } from '../../lib/selection/departmentTree';
import { addNamed, findsAll, selectAllResults } from '../../lib/selection/editRows';
import { isRowChosen } from '../../lib/selection/rowStanding';
import { explicitCount, isOverLimit } from '../../lib/selection/selection';
import type { QueriedKind, Selection, SelectionCriteria } from '../../lib/selection/selection';
import { useDeployment } from '../../platform/deployment/DeploymentContext';
import { choosingDismissed, importWanted, participantsChosen, selectFinishedImports } from '../../platform/selecting/selectingSlice';
import type { BatchItem } from './batch/batchGroups';
import { heldByNothing, useHeldAmong } from './batch/useHeldAmong';
import type { Holds } from './batch/useHeldAmong';
import { useDepartments } from './departments/useDepartments';
import { useRuleChains } from './departments/useRuleChains';
import { withChains } from './departments/withChains';
import type { NamedDepartment } from './departments/withChains';
import { choosingIn } from './list/choosingIn';
import { useStanding } from './list/useStanding';
import { factsOf } from './memberFacts';
import type { Tab } from './pickerKinds';
import type { PickerRow } from './pickerRows';
import { useHeadCount } from './selected/useHeadCount';
import { useLabels } from './selected/useLabels';
import { useDraft } from './useDraft';
import type { DraftStart } from './useDraft';

type Needed = Parameters<typeof useLabels>[0];

/** Everything that the participants' dialog does to the selection, from its start to its end. @param tab in front */
export function useParticipants(start: DraftStart, tab: Tab) {
  const dispatch = useDispatch();
  const { selectionLimit } = useDeployment();
  const draft = useDraft(start, selectionLimit);
  const { selection, scope, edit, addImport } = draft;
  const [needed, setNeeded] = useState<Needed>([]);
  const labels = useLabels(needed);
  const { learn } = labels;
  const headCount = useHeadCount(selection);
  const [isTreeWanted, setTreeWanted] = useState(false);
  const departments = useDepartments(isTreeWanted || tab === 'departments');
  const ruleChains = useRuleChains(selection, departments, tab === 'departments');
  // With the tab that they belong to: for a moment the rows of the tab before are still the last ones told.
  const [shown, setShown] = useState<{ tab: Tab; rows: readonly PickerRow[] }>();
  const onRows = useCallback((rows: readonly PickerRow[]) => setShown({ tab, rows }), [tab]);
  const standing = useStanding(selection, tab === 'members' && shown?.tab === tab ? shown.rows.map(({ id }) => id) : []);
  const heldAmong = useHeldAmong(selection);
  const { departments: rules, locked } = selection;
  const judge = useMemo(() => chainJudge({ departments: rules, locked }), [rules, locked]);
  const known = { judge, standingOf: standing.standingOf };

  const imports = useSelector(selectFinishedImports);
  const heard = useRef(0);
  useEffect(() => {
    imports.slice(heard.current).forEach(({ importId }) => addImport(importId));
    heard.current = imports.length;
  }, [imports, addImport]);

  const learnDepartments = (named: readonly NamedDepartment[]) => {
    learn('departments', named);
    ruleChains.learn(named);
  };

  const isTooLarge = isOverLimit(selection, selectionLimit);

  return {
    ...draft, departments, ruleChains, standing, headCount, labels, learnDepartments, setNeeded, selectionLimit,
    onRows,
    wantTree: () => setTreeWanted(true),
    /** Members chosen one by one, by the action that was refused or in all, when those are too many (D48); 0 otherwise. */
    tooMany: draft.refused > 0 ? draft.refused : isTooLarge ? explicitCount(selection) : 0,
    importSizes: new Map(imports.map(({ importId, members }) => [importId, members])),
    choosingOf: (kind: QueriedKind) => (criteria: SelectionCriteria) =>
      choosingIn({ selection, edit, known, isAsking: standing.isFetching, labels }, kind, criteria),
    selectAll: (kind: QueriedKind, criteria: SelectionCriteria, shown: readonly PickerRow[]) =>
      edit((before) => selectAllResults(before, kind, criteria, shown.map((row) => factsOf(row, criteria, known)))),
    /**
     * Whether what a batch search found is selected, as far as its label tells: of members it tells no departments.
     * @param hold the group, prerequisite, role or import that has this member, as `heldAmong` says
     */
    isFoundSelected: (kind: Tab, { id, ancestorIds = [] }: BatchItem, hold: ReturnType<Holds['get']>): boolean => (kind === 'departments'
      ? judge({ id, ancestorIds }).isChosen
      : isRowChosen(selection, kind, { id, inCollection: hold !== undefined, isHeld: hold?.locked === true, matches: findsAll })),
    heldAmong: tab === 'members' ? heldAmong : heldByNothing,
    /** Adds what a batch search found. @returns whether it was taken (D48) */
    addFound: (kind: Tab, items: readonly BatchItem[]): boolean => {
      if (kind !== 'departments') {
        learn(kind, items.map(({ id, label, detail }) => ({ id, name: label, detail })));
        const add = (before: Selection) => addNamed(before, kind, items.map(({ id }) => id));
        edit(add);
        return draft.fits(add);
      }
      learnDepartments(items.map(({ label, ...item }) => ({ ...item, name: label })));
      const nodes = withChains(departments.flat, [...ruleChains.chains, ...items.map(({ id, ancestorIds = [] }) => ({ id, ancestorIds }))]);
      edit((before) => items.reduce((each, { id }) => setDepartment(each, nodes, id, scope, true), before));
      return true;
    },
    wantImport: () => dispatch(importWanted()),
    confirm: () => {
      if (!isTooLarge) dispatch(participantsChosen({ selection, headCount: headCount ?? null }));
    },
    dismiss: () => dispatch(choosingDismissed()),
  };
}
