const AGREEMENTS = [
  'src/features/agreements/sanitise/sanitiseAgreement.test.ts',
  'src/features/agreements/sanitise/filterMarkup.test.ts',
  'src/features/agreements/sanitise/readAgreement.test.ts',
];
const PHONE = [
  'src/lib/identifier/phoneNumber.test.ts',
  'src/lib/identifier/phoneNumber.editing.test.ts',
  'src/lib/text/displayText.fuzz.test.ts',
];
const WORKBOOKS = [
  'src/features/member-import/workbook/readSheet.test.ts',
  'src/lib/workbook/openWorkbook.damaged.test.ts',
  'src/features/member-import/workbook/readSheet.fuzz.test.ts',
];

/**
 * The modules between hostile input and the page, and the tests that must fail if a guard is
 * removed.
 */
export const guardedModules: Readonly<Record<string, readonly string[]>> = {
  'src/lib/url/returnAddress.ts': [
    'src/lib/url/returnAddress.test.ts',
    'src/lib/text/displayText.fuzz.test.ts',
  ],
  'src/lib/url/webAddress.ts': [
    'src/lib/url/webAddress.test.ts',
    'src/lib/url/returnAddress.test.ts',
    'src/features/sign-in/third-party/authorizeAddress.test.ts',
  ],
  'src/lib/text/batchTokens.ts': [
    'src/lib/text/batchTokens.test.ts',
    'src/lib/text/displayText.fuzz.test.ts',
  ],
  'src/lib/identifier/phoneNumber.ts': PHONE,
  'src/lib/text/phoneText.ts': PHONE,
  'src/lib/files/pictureCheck.ts': ['src/lib/files/pictureCheck.test.ts'],
  'src/lib/files/pictureHeader.ts': [
    'src/lib/files/pictureHeader.test.ts',
    'src/lib/files/pictureCheck.test.ts',
  ],
  'src/lib/url/imageSource.ts': ['src/lib/url/imageSource.test.ts'],
  'src/lib/identifier/emailAddress.ts': ['src/lib/identifier/emailAddress.test.ts'],
  'src/shared/deployment/fieldReaders.ts': [
    'src/shared/deployment/fieldReaders.test.ts',
    'src/shared/deployment/deployment.test.ts',
  ],
  'src/lib/workbook/spreadsheetFile.ts': ['src/lib/workbook/spreadsheetFile.test.ts', ...WORKBOOKS],
  'src/lib/workbook/spreadsheetArchive.ts': [
    'src/lib/workbook/spreadsheetArchive.test.ts',
    ...WORKBOOKS,
  ],
  'src/lib/workbook/zipDirectory.ts': [
    'src/lib/workbook/zipDirectory.test.ts',
    'src/lib/workbook/spreadsheetArchive.test.ts',
    ...WORKBOOKS,
  ],
  'src/lib/files/boundedStream.ts': [
    'src/lib/files/boundedStream.test.ts',
    'src/lib/workbook/xlsxSheets.test.ts',
    'src/shared/api/client/sendRequest.test.ts',
    'src/shared/api/client/answeredFile.test.ts',
  ],
  'src/features/agreements/sanitise/filterMarkup.ts': AGREEMENTS,
  'src/features/agreements/sanitise/complexity.ts': [
    'src/features/agreements/sanitise/complexity.test.ts',
    ...AGREEMENTS,
  ],
  'src/features/agreements/sanitise/sanitiseAgreement.ts': AGREEMENTS,
  'src/features/agreements/sanitise/links.ts': [
    ...AGREEMENTS,
    'src/features/agreements/sanitise/links.test.ts',
  ],
  'src/features/agreements/sanitise/headings.ts': [
    ...AGREEMENTS,
    'src/features/agreements/sanitise/layoutCost.test.ts',
  ],
  'src/features/agreements/sanitise/readAgreement.ts': AGREEMENTS,
  'src/lib/url/agreementAddress.ts': ['src/lib/url/agreementAddress.test.ts'],
  'src/features/member-import/workbook/readSheet.ts': WORKBOOKS,
  'src/lib/workbook/xlsxSheets.ts': ['src/lib/workbook/xlsxSheets.test.ts', ...WORKBOOKS],
  'src/lib/workbook/readPart.ts': [
    'src/lib/workbook/readPart.test.ts',
    'src/lib/workbook/xlsxSheets.test.ts',
    ...WORKBOOKS,
  ],
  'src/features/member-import/workbook/sheetSummary.ts': [
    'src/features/member-import/workbook/sheetSummary.test.ts',
    'src/features/member-import/workbook/readSheet.test.ts',
  ],
  'src/features/sign-in/code/slider/SliderPicture.tsx': [
    'src/features/sign-in/code/slider/SliderPicture.test.tsx',
  ],
};
