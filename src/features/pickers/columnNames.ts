import type { PhraseKey } from '#translations/phrases.ts';
import type { ColumnId, PickerKind } from './api/pickerKinds';

/** The name of each column. */
export const COLUMN_NAMES = {
  name: 'pickers.column.name',
  nickName: 'pickers.column.nickName',
  jobNumber: 'pickers.column.jobNumber',
  mailBox: 'signIn.email',
  account: 'pickers.column.account',
  mobileNumber: 'signIn.mobileNumber',
  uniportalAccount: 'thirdParty.uniportal',
  vendorId: 'thirdParty.vendor',
  employeeAccount: 'pickers.column.employeeAccount',
  department: 'pickers.column.department',
  headCount: 'pickers.column.headCount',
  number: 'pickers.column.number',
  creator: 'pickers.column.creator',
  mobile: 'signIn.mobileNumber',
  type: 'pickers.column.type',
} as const satisfies Record<ColumnId, PhraseKey>;

/** The name of each kind: the tabs, and the academies' dialog. */
export const KIND_NAMES = {
  members: 'pickers.tab.members',
  departments: 'pickers.tab.departments',
  groups: 'pickers.tab.groups',
  prerequisites: 'pickers.tab.prerequisites',
  roles: 'pickers.tab.roles',
  visitors: 'pickers.tab.visitors',
  academies: 'pickers.tab.academies',
} as const satisfies Record<PickerKind, PhraseKey>;

/** The kind of a single item. */
export const ONE_OF_KIND = {
  members: 'pickers.one.members',
  departments: 'pickers.one.departments',
  groups: 'pickers.one.groups',
  prerequisites: 'pickers.one.prerequisites',
  roles: 'pickers.one.roles',
  visitors: 'pickers.one.visitors',
  academies: 'pickers.one.academies',
} as const satisfies Record<PickerKind, PhraseKey>;
