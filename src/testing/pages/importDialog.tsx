import { act, fireEvent, screen, within } from '@testing-library/react';
import type { FromSheetWorker } from '#features/assignment/import/sheet/sheetWorker.ts';
import type { SheetChoice } from '#features/assignment/import/sheet/readSheet.ts';
import type { SheetSummary } from '#features/assignment/import/sheet/sheetSummary.ts';
import { LazyMemberImport } from '#features/assignment/import/LazyMemberImport.tsx';
import { memberEnvironment } from './joinPage';
import { ScriptedWorker, workbookFile } from '../helpers/scriptedWorker';
import { passTime } from '../render/renderApp';
import { renderWithDialogs } from '../render/renderWithDialogs';
import { reply, ScriptedService } from '../network/scriptedFetch';
import type { Reply } from '../network/scriptedFetch';

type Options = Parameters<typeof renderWithDialogs>[0];

/** A list of three members under the template's headers, as the worker reads it. */
export const SHEET: SheetSummary = {
  rows: 3,
  header: ['Name', 'Account'],
  identities: [1],
  accountColumn: null,
  choosable: [0, 1],
  preview: [
    ['Wei Zhang', 'wei.zhang1'],
    ['Min Li', 'min.li2'],
    ['Absent', 'absent'],
  ],
  previewRows: [2, 3, 4],
  duplicates: 0,
  macros: false,
  headerRow: 1,
  headerOptions: [
    { row: 1, text: 'Name | Account' },
    { row: 2, text: 'Wei Zhang | wei.zhang1' },
  ],
  hiddenRows: 0,
};

export const ONE_SHEET: SheetChoice = { place: 0, sheets: [{ place: 0, name: 'Members' }] };

/** The service's answer about an import. */
export function job(change: object = {}): object {
  return {
    importId: 'import-1',
    fileName: 'members.xlsx',
    state: 'validating',
    progress: 40,
    usersLength: 0,
    successUsersLength: 0,
    errorUsersLength: 0,
    notFoundUsersLength: 0,
    disabledUsersLength: 0,
    outOfScopeUsersLength: 0,
    duplicateRows: 0,
    reportUrl: null,
    message: '',
    ...change,
  };
}

/** The service's answers about an import, one after another. */
export const importReplies = (...jobs: object[]): Reply[] =>
  jobs.map((change) => reply.data(job(change)));

/** Seven of ten rows can be imported. */
export const FAULTY = {
  progress: 100,
  usersLength: 9,
  successUsersLength: 7,
  errorUsersLength: 2,
  notFoundUsersLength: 2,
  duplicateRows: 1,
  reportUrl: '/report',
};
export const FAULTLESS = { progress: 100, usersLength: 3, successUsersLength: 3 };

/** The import dialog in English, opened as by a picker; time is jest's fake clock. */
export async function openImport(options: Options = {}) {
  ScriptedWorker.install();
  const service = options.service ?? new ScriptedService();
  const page = await renderWithDialogs({
    ...options,
    service,
    environment: options.environment ?? memberEnvironment('/'),
  });
  const close = () => page.show(null);
  const onFinished = jest.fn(close);
  const reopen = async () => {
    page.show(<LazyMemberImport onFinished={onFinished} onDismiss={close} />);
    // The dialog is a separate chunk.
    for (let turn = 0; turn < 3; turn += 1) await passTime(20);
  };
  await reopen();
  const button = (name: string) =>
    within(screen.getByRole('dialog', { name: 'Batch import' })).getByRole('button', { name });
  const press = async (name: string) => {
    await page.user.click(button(name));
    // An upload reads a byte of the file first.
    for (let turn = 0; turn < 3; turn += 1) await passTime(0);
  };
  const choose = async (...files: File[]) => {
    const input = document.querySelector('input[type=file]');
    if (input === null) throw new Error('The dialog has no file input');
    fireEvent.change(input, { target: { files } });
    for (let turn = 0; turn < 3; turn += 1) await passTime(0);
  };
  const answer = async (message: FromSheetWorker) => {
    act(() => ScriptedWorker.last.onmessage?.({ data: message }));
    await passTime(0);
  };
  return {
    ...page,
    service,
    /** Called with what the import hands to the draft. */
    onFinished,
    reopen,
    button,
    press,
    choose,
    /** Sends a message of the worker. */
    answer,
    /** The worker has read the workbook, again. */
    answerGood: (sheet: Partial<SheetSummary> = {}) =>
      answer({ reading: { summary: { ...SHEET, ...sheet }, choice: ONE_SHEET } }),
    chooseGood: async (
      sheet: Partial<SheetSummary> = {},
      file = workbookFile(),
      choice = ONE_SHEET,
    ) => {
      await choose(file);
      await answer({ reading: { summary: { ...SHEET, ...sheet }, choice } });
    },
    dialog: () => screen.queryByRole('dialog', { name: 'Batch import' }),
    progress: () => screen.queryByRole('progressbar', { name: 'Import progress' }),
  };
}

export type ImportDialog = Awaited<ReturnType<typeof openImport>>;

/** As `openImport`, with a faultless file already uploaded. */
export async function openUploaded(
  service: ScriptedService,
  options: Options = {},
): Promise<ImportDialog> {
  const page = await openImport({ ...options, service });
  await page.chooseGood();
  await page.press('Import');
  return page;
}

/** The dialog's text about the import's progress. */
export const statusText = () => screen.getByText(/./, { selector: 'p[tabindex="-1"]' }).textContent;

/** The first element with a text that stands several times in the dialog. */
export const firstText = (text: string | RegExp) => screen.getAllByText(text)[0];
