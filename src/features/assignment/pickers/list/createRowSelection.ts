import { setRows } from '../../selection/editRows';
import { isFixed, isLocked, isRowSelected, setOf } from '../../selection/rowMembership';
import type { QueriedKind, Selection, SelectionCriteria } from '#lib/selection/selection.ts';
import { factsOf, indirectMembershipOf } from '../api/memberFacts';
import type { Knowledge } from '../api/memberFacts';
import { detailOf } from '../api/pickerRows';
import type { PickerRow } from '../api/pickerRows';
import type { Names } from '../selected/useNames';
import type { ListSelection } from './RowsTable';

interface Draft {
  selection: Selection;
  edit(edit: (selection: Selection) => Selection): void;
  knowledge: Knowledge;
  isAsking: boolean;
  names: Pick<Names, 'nameOf' | 'learn'>;
}

export function createRowSelection(
  { selection, edit, knowledge, isAsking, names }: Draft,
  kind: QueriedKind,
  criteria: SelectionCriteria,
): ListSelection {
  const facts = (row: PickerRow) => factsOf(row, criteria, knowledge);
  return {
    isSelected: (row) => isRowSelected(selection, kind, facts(row)),
    isLocked: (row) => isFixed(selection, kind, facts(row)),
    isPending: ({ id }) =>
      isAsking && kind === 'members' && knowledge.membershipOf(id) === undefined,
    indirectMembershipOf: (row) => {
      if (
        kind !== 'members'
        || isLocked(selection, kind, row.id)
        || setOf(selection.members.included).has(row.id)
      )
        return undefined;
      const indirectMembership = indirectMembershipOf(row, knowledge);
      return indirectMembership?.label === ''
        ? {
            ...indirectMembership,
            label: names.nameOf({ kind: 'departments', id: indirectMembership.id })?.name ?? '',
          }
        : indirectMembership;
    },
    onSet: (rows, isSelected) => {
      names.learn(
        kind,
        rows.map((row) => ({ id: row.id, name: row.name, detail: detailOf(row) })),
      );
      edit((before) => setRows(before, kind, rows.map(facts), isSelected));
    },
  };
}
