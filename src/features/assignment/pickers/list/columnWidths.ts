import { token } from '#design';
import type { ColumnId } from '../api/pickerKinds';

/** The least width of the name, rem. */
const NAME_WIDTH = 8.5;

/**
 * The width that each kind of column needs for usual values and its heading in all languages; rem.
 */
const WIDTHS: Readonly<Record<Exclude<ColumnId, 'name'>, number>> = {
  nickName: 10,
  jobNumber: 8.5,
  mailBox: 13.5,
  account: 10,
  mobileNumber: 8,
  uniportalAccount: 12,
  vendorId: 10,
  employeeAccount: 12,
  department: 10,
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
  const others = columns.flatMap((column) => (column === 'name' ? [] : [WIDTHS[column]]));
  const total = others.reduce((sum, width) => sum + width, NAME_WIDTH);
  return {
    table: `calc(${box} + ${total}rem)`,
    // The name is always first.
    columns: [box, undefined, ...others.map((width) => `${width}rem`)],
  };
}
