import { seededName } from './memberNames';
import { hash } from './hash';

/** The text columns of a member. */
export const memberTexts = [
  'name',
  'nickName',
  'jobNumber',
  'mailBox',
  'account',
  'mobileNumber',
  'uniportalAccount',
  'vendorId',
  'employeeAccount',
] as const;
export type MemberText = (typeof memberTexts)[number];

export const memberCounts = { listed: 100_000, departed: 1000, partners: 1500 } as const;
export const MEMBER_COUNT = memberCounts.listed + memberCounts.departed + memberCounts.partners;

/** Whether a row belongs to the given share (in percent) of members. */
function has(seed: number, row: number, salt: number, share: number): boolean {
  return hash(seed, row, salt) % 100 < share;
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

/** Different for each row, because the factor and 10⁹ have no common divisor. */
function scattered(row: number): number {
  return (row * 61_803_399) % 1_000_000_000;
}

/**
 * The texts of a member of the base; empty where there is none.
 * @param row from 0 to `MEMBER_COUNT` - 1
 */
export function memberTextsOf(seed: number, row: number): Record<MemberText, string> {
  const { name, nickName, roman } = seededName(seed, row);
  const account = `${roman}${row + 1}`;
  return {
    name,
    nickName: row < 8 || has(seed, row, 20, 65) ? nickName : '',
    jobNumber: `E${pad(100_000 + row * 3, 7)}`,
    mailBox: has(seed, row, 21, 96) ? `${account}@${row % 3 === 0 ? 'staff' : 'corp'}.example` : '',
    account,
    mobileNumber: has(seed, row, 22, 94) ? `1${3 + (row % 7)}${pad(scattered(row), 9)}` : '',
    uniportalAccount: has(seed, row, 23, 70) ? `w${pad(300_000 + row, 8)}` : '',
    vendorId: has(seed, row, 24, 35) ? `86008600${pad(scattered(row), 9)}` : '',
    employeeAccount: has(seed, row, 25, 60) ? `emp_${pad(row + 1, 6)}` : '',
  };
}

const ID = /^member-(\d{6})$/;

/** The id of a row of the base. */
export function memberId(row: number): string {
  return `member-${pad(row + 1, 6)}`;
}

/** The row of an id of the base; undefined for any other id. */
export function memberRowOf(id: string): number | undefined {
  const row = Number(ID.exec(id)?.[1] ?? 0) - 1;
  return row >= 0 && row < MEMBER_COUNT ? row : undefined;
}
