import { token } from '#design';
import type { ColumnId } from '../api/pickerKinds';

/** The width that each kind of column needs for usual values and its heading in all languages; rem. */
const WIDTHS: Readonly<Record<ColumnId, number>> = {
  name: 14,
  nickName: 10,
  jobNumber: 9,
  mailBox: 15,
  account: 10,
  mobileNumber: 9,
  uniportalAccount: 12,
  vendorId: 10,
  employeeAccount: 12,
  department: 15,
  headCount: 9,
  number: 10,
  creator: 12,
  mobile: 12,
  type: 10,
};

/**
 * Widths that depend on the columns alone, so that nothing moves when a page is turned. The name
 * takes what the others leave.
 */
export function columnWidths(columns: readonly ColumnId[]) {
  const box = token('size.control.medium');
  const total = columns.reduce((sum, column) => sum + WIDTHS[column], 0);
  return {
    table: `calc(${box} + ${total}rem)`,
    columns: [
      box,
      ...columns.map((column) => (column === 'name' ? undefined : `${WIDTHS[column]}rem`)),
    ],
  };
}
