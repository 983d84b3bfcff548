import type { AcademyRow } from '#mock/state/directory/directoryTables.ts';

/** Messages of selectors, imports and assignments for administrators. */
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
  /** Why an import row selects no member. */
  importReasons: Record<'notFound' | 'disabled' | 'outOfScope' | 'duplicate', string>;
  /** The heading of the column that the error report adds to the template's. */
  importReason: string;
  /** Names of the downloads, without `.xlsx`. */
  importTemplateName: string;
  importReportName: string;
  selectionEmpty: string;
  selectionTooMany: string;
  academiesMissing: string;
  scopeContradicted: string;
  quotaUsedUp: string;
}
