import type { AcademyRow } from '#mock/state/directory/directoryTables.ts';

/** All messages that the mock shows to users. Times in texts are the limits in `limits.ts`. */
export interface Messages {
  /** Name of the academy's app. Texts put the word “app” beside it, so it is no description. */
  appName: string;
  smsText(code: string): string;
  emailText(code: string): string;
  challengeWarning: string;
  sliderRequired: string;
  sliderWrong: string;
  sliderStale: string;
  sendRefused: string;
  sendTooSoon(seconds: number): string;
  emailInvalid: string;
  phoneInvalid: string;
  codeWrong: string;
  codeLocked: string;
  agreementMissing: string;
  signInFailing: string;
  pendingDeregistration: string;
  qrExpired: string;
  qrNotConfirmed: string;
  nothingToRestore: string;
  restoreSmsText(code: string): string;
  restoreEmailText(code: string): string;
  clientIpUnknown: string;
  imageName: string;
  imageExtension: string;
  imageSize: string;
  imageContent: string;
  imageDimensions: string;
  imageUnknown: string;
  applicationWaiting: string;
  noPermission: string;
  realNameInvalid: string;
  reasonInvalid: string;
  notSignedIn: string;
  academyClosed: string;
  tooManyCalls(seconds: number): string;
  serverBroken: string;
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
