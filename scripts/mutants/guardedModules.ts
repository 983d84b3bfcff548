const AGREEMENTS = ['src/features/protocol-pages/sanitiseAgreement.test.ts', 'src/features/protocol-pages/keepAllowed.test.ts', 'src/features/protocol-pages/readAgreement.test.ts'];
const PHONE = ['src/lib/phoneNumber.test.ts', 'src/lib/phoneEditing.test.ts', 'src/lib/fuzzText.test.ts'];
const WORKBOOKS = ['src/features/member-import/check/readSheet.test.ts', 'src/lib/workbook/harmedArchive.test.ts', 'src/features/member-import/check/fuzzWorkbook.test.ts'];

/** The modules that stand between hostile input and the page, and the tests that must notice when a guard is gone. */
export const guardedModules: Readonly<Record<string, readonly string[]>> = {
  'src/lib/returnAddress.ts': ['src/lib/returnAddress.test.ts', 'src/lib/fuzzText.test.ts'],
  'src/lib/webAddress.ts': ['src/lib/webAddress.test.ts', 'src/lib/returnAddress.test.ts', 'src/features/sign-in/by-third-party/authorizeAddress.test.ts'],
  'src/lib/batchTokens.ts': ['src/lib/batchTokens.test.ts', 'src/lib/fuzzText.test.ts'],
  'src/lib/phoneNumber.ts': PHONE,
  'src/lib/phoneText.ts': PHONE,
  'src/lib/pictureCheck.ts': ['src/lib/pictureCheck.test.ts'],
  'src/lib/pictureHeader.ts': ['src/lib/pictureHeader.test.ts', 'src/lib/pictureCheck.test.ts'],
  'src/lib/imageSource.ts': ['src/lib/imageSource.test.ts'],
  'src/lib/emailAddress.ts': ['src/lib/emailAddress.test.ts'],
  'src/platform/deployment/fieldReaders.ts': ['src/platform/deployment/fieldReaders.test.ts', 'src/platform/deployment/deployment.test.ts'],
  'src/lib/spreadsheetFile.ts': ['src/lib/spreadsheetFile.test.ts', ...WORKBOOKS],
  'src/lib/workbook/spreadsheetArchive.ts': ['src/lib/workbook/spreadsheetArchive.test.ts', ...WORKBOOKS],
  'src/lib/workbook/zipDirectory.ts': ['src/lib/workbook/spreadsheetArchive.test.ts', ...WORKBOOKS],
  'src/lib/boundedStream.ts': ['src/lib/workbook/xlsxSheets.test.ts', 'src/api/sendRequest.test.ts', 'src/api/answeredFile.test.ts'],
  'src/features/protocol-pages/keepAllowed.ts': AGREEMENTS,
  'src/features/protocol-pages/complexity.ts': AGREEMENTS,
  'src/features/protocol-pages/sanitiseAgreement.ts': AGREEMENTS,
  'src/features/protocol-pages/links.ts': [...AGREEMENTS, 'src/features/protocol-pages/links.test.ts'],
  'src/features/protocol-pages/headings.ts': AGREEMENTS,
  'src/features/protocol-pages/readAgreement.ts': AGREEMENTS,
  'src/features/protocol-pages/agreementAddress.ts': ['src/features/protocol-pages/agreementAddress.test.ts'],
  'src/features/member-import/check/readSheet.ts': WORKBOOKS,
  'src/lib/workbook/xlsxSheets.ts': ['src/lib/workbook/xlsxSheets.test.ts', ...WORKBOOKS],
  'src/lib/workbook/readPart.ts': ['src/lib/workbook/xlsxSheets.test.ts', ...WORKBOOKS],
  'src/features/member-import/check/sheetSummary.ts': ['src/features/member-import/check/sheetSummary.test.ts', 'src/features/member-import/check/readSheet.test.ts'],
  'src/features/sign-in/by-code/slider-challenge/SliderPicture.tsx': ['src/features/sign-in/by-code/slider-challenge/sliderPicture.test.tsx'],
};
