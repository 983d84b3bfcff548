import { useState } from 'react';
import { isRecord } from '#lib/object/isRecord.ts';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { COLUMNS } from '../api/pickerKinds';
import type { ColumnId, ListKind } from '../api/pickerKinds';
import { read, save } from '#shared/storage/storedValues.ts';

/** The order of the columns; `hidden` ones keep their positions. */
export interface ColumnChoice {
  order: readonly ColumnId[];
  hidden: readonly ColumnId[];
}

const FIRST_CHOICE: ColumnChoice = {
  order: COLUMNS.members,
  hidden: ['nickName', 'account', 'uniportalAccount', 'vendorId', 'employeeAccount'],
};

/** Reads a stored choice; columns that it lacks come last, and unknown ones are dropped. */
function readColumns(value: unknown): ColumnChoice {
  if (!isRecord(value) || !Array.isArray(value.order) || !Array.isArray(value.hidden))
    return FIRST_CHOICE;
  const knownColumns = (list: unknown[]) =>
    [...new Set(list)].filter((each): each is ColumnId =>
      COLUMNS.members.some((column) => column === each),
    );
  return {
    order: [...new Set<ColumnId>(['name', ...knownColumns(value.order), ...COLUMNS.members])],
    hidden: knownColumns(value.hidden).filter((column) => column !== 'name'),
  };
}

/**
 * The columns of a list, and the user's choice for the list with ten (issue of the pickers,
 * specification 3).
 */
export function useColumns(kind: ListKind) {
  const environment = useEnvironment();
  const [choice, setChoice] = useState<ColumnChoice>(() =>
    kind === 'members'
      ? readColumns(read(environment, 'picker_member_columns'))
      : { order: COLUMNS[kind], hidden: [] },
  );
  return {
    choice,
    shown: choice.order.filter((column) => !choice.hidden.includes(column)),
    choose: (next: ColumnChoice) => {
      setChoice(next);
      save(environment, 'picker_member_columns', next);
    },
  };
}

/** The choice with a column moved by one; the name stays first. */
export function withColumnMoved(
  { order, hidden }: ColumnChoice,
  column: ColumnId,
  by: -1 | 1,
): ColumnChoice {
  const from = order.indexOf(column);
  const to = from + by;
  if (from < 1 || to < 1 || to >= order.length) return { order, hidden };
  const next = order.filter((each) => each !== column);
  next.splice(to, 0, column);
  return { order: next, hidden };
}
