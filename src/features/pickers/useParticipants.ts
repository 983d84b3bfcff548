import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { chosenDepartments, setDepartment, withoutDepartmentsAndGroups } from '../../lib/selection/departmentTree';
import { addNamed, selectAllResults, setRows } from '../../lib/selection/editRows';
import { isLocked, isRowChosen, setOf } from '../../lib/selection/rowStanding';
import { explicitCount } from '../../lib/selection/selection';
import type { DepartmentScope, QueriedKind, Selection, SelectionCriteria } from '../../lib/selection/selection';
import { useDeployment } from '../../platform/deployment/DeploymentContext';
import { choosingDismissed, importWanted, participantsChosen, selectFinishedImports } from '../../platform/selecting/selectingSlice';
import type { BatchItem } from './batch/batchGroups';
import { useDepartments } from './departments/useDepartments';
import type { Choosing } from './list/RowsTable';
import { factsOf } from './memberFacts';
import type { Tab } from './pickerKinds';
import { detailOf } from './pickerRows';
import type { PickerRow } from './pickerRows';
import { useHeadCount } from './selected/useHeadCount';
import { useLabels } from './selected/useLabels';
import { useDraft } from './useDraft';

type Needed = Parameters<typeof useLabels>[0];

/** The scope that a selection was made in: single level only when no rule reaches further. */
function scopeOf({ departments }: Selection): DepartmentScope {
  return departments.length > 0 && departments.every(({ scope }) => scope === 'single') ? 'single' : 'below';
}

/** Everything that the participants' dialog does to the selection, from its start to its end. @param tab in front */
export function useParticipants(start: Selection, tab: Tab) {
  const dispatch = useDispatch();
  const { selectionLimit } = useDeployment();
  const draft = useDraft(start, selectionLimit);
  const { selection, edit, addImport } = draft;
  const [scope, setScope] = useState(() => scopeOf(start));
  const [needed, setNeeded] = useState<Needed>([]);
  const { labelOf, learn } = useLabels(needed);
  const headCount = useHeadCount(selection);
  const hasDepartments = selection.departments.length > 0 || selection.locked.some(({ kind }) => kind === 'departments');
  const departments = useDepartments(hasDepartments || tab === 'departments');
  const chosen = useMemo(() => chosenDepartments(departments.flat, selection), [departments.flat, selection]);

  const imports = useSelector(selectFinishedImports);
  const heard = useRef(0);
  useEffect(() => {
    imports.slice(heard.current).forEach(({ importId }) => addImport(importId));
    heard.current = imports.length;
  }, [imports, addImport]);

  const facts = (rows: readonly PickerRow[], criteria: SelectionCriteria) => rows.map((row) => factsOf(row, criteria, selection, chosen));

  return {
    ...draft, scope, departments, headCount, labelOf, learn, setNeeded, selectionLimit,
    /** Members chosen one by one; too many at once cannot be confirmed (D48). */
    tooMany: draft.refused > 0 ? draft.refused : explicitCount(selection) > selectionLimit ? explicitCount(selection) : 0,
    importSizes: new Map(imports.map(({ importId, members }) => [importId, members])),
    choosingOf: (kind: QueriedKind) => (criteria: SelectionCriteria): Choosing => ({
      isChosen: (row) => isRowChosen(selection, kind, factsOf(row, criteria, selection, chosen)),
      isLocked: (row) => isLocked(selection, kind, row.id),
      onSet: (rows, isChosen) => {
        learn(kind, rows.map((row) => ({ id: row.id, name: row.name, detail: detailOf(row) })));
        edit((before) => setRows(before, kind, facts(rows, criteria), isChosen));
      },
    }),
    selectAll: (kind: QueriedKind, criteria: SelectionCriteria, shown: readonly PickerRow[]) =>
      edit((before) => selectAllResults(before, kind, criteria, facts(shown, criteria))),
    isNamed: (kind: Tab, id: string): boolean => {
      if (kind === 'departments') return selection.departments.some((rule) => rule.departmentId === id && rule.effect === 'include');
      return isLocked(selection, kind, id) || setOf(kind === 'members' ? selection.members.included : selection[kind]).has(id);
    },
    addFound: (kind: Tab, items: readonly BatchItem[]) => {
      learn(kind, items.map(({ id, label, detail }) => ({ id, name: label, detail })));
      edit((before) => (kind === 'departments'
        ? items.reduce((each, { id }) => setDepartment(each, departments.flat, id, scope, true), before)
        : addNamed(before, kind, items.map(({ id }) => id))));
    },
    switchScope: (next: DepartmentScope) => {
      setScope(next);
      edit(withoutDepartmentsAndGroups);
    },
    /** Whether switching the scope would lose something. */
    scopeHolds: withoutDepartmentsAndGroups(selection).queries.length !== selection.queries.length
      || selection.departments.length > 0 || selection.groups.length > 0,
    wantImport: () => dispatch(importWanted()),
    confirm: () => dispatch(participantsChosen({ selection, headCount: headCount ?? null })),
    dismiss: () => dispatch(choosingDismissed()),
  };
}

export type Participants = ReturnType<typeof useParticipants>;
