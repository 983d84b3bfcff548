import type { AcademyRow } from '#mock/state/directory/directoryTables.ts';

/** What selectors, imports and assignments say to an administrator. */
export interface SelectorTexts {
  selectorFilter: string;
  departmentGone: string;
  academyTypes: Record<AcademyRow['type'], string>;
  importExtension: string;
  importContent: string;
  importSize(megabytes: number): string;
  importMissing: string;
  importKeyReused: string;
  importUnknown: string;
  importNotReady: string;
  importNotCancellable: string;
  importUnreadable: string;
  importEmpty: string;
  importTooMany(most: number): string;
  importFailed: string;
  /** Why a row of an import selects nobody. */
  importReasons: Record<'notFound' | 'disabled' | 'outOfScope' | 'duplicate', string>;
  /** Headers of the template; `reason` is added in the error report. */
  importColumns: Record<
    'name' | 'account' | 'jobNumber' | 'mailBox' | 'mobileNumber' | 'reason',
    string
  >;
  /** Names of the downloads, without `.xlsx`. */
  importTemplateName: string;
  importReportName: string;
  selectionEmpty: string;
  selectionTooMany: string;
  academiesMissing: string;
  scopeContradicted: string;
  quotaUsedUp: string;
}
