import { screen, act } from '@testing-library/react';
import { describeFaults } from '#testing/network/describeFaults.ts';
import { firstText, FAULTY, job, openImport } from '#testing/pages/importDialog.tsx';
import type { ImportDialog } from '#testing/pages/importDialog.tsx';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';
import { ScriptedWorker, workbookFile } from '#testing/helpers/scriptedWorker.ts';
import { CHECK_TIMEOUT_MS, SILENCE_MS } from '../upload/checkFile';

describe('faults', () => {
  const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const file: Reply = async () => new Response('PK', { headers: { 'content-type': XLSX } });
  const ready = reply.data(job({ state: 'ready', ...FAULTY }));
  const script = (service: ScriptedService) => service.script('getImport', ready);
  const open =
    (...presses: string[]) =>
    async (service: ScriptedService) => {
      const page = await openImport({ service });
      for (const name of presses) {
        if (name === 'Import' && page.service.count('createImport') === 0) await page.chooseGood();
        await page.press(name);
      }
      await passTime(20);
      return page;
    };
  /** Presses a button again, and keeps the focus in the dialog although the button may be gone. */
  const again = (name: string, expectWell: (page: ImportDialog) => void) => ({
    recover: async (page: ImportDialog) => {
      await page.press(name);
      await passTime(20);
      expectWell(page);
      expect(page.dialog()).toContainElement(document.activeElement as HTMLElement);
    },
    close: (page: ImportDialog) => page.press('Close'),
  });
  const absentShown = () => expect(screen.getByRole('cell', { name: 'absent' })).toBeVisible();
  const committedTwice = (page: ImportDialog) => expect(page.service.count('commitImport')).toBe(2);
  const saved = (page: ImportDialog) => expect(page.environment.saved).toHaveLength(1);
  const stateIs = (text: string) => () =>
    expect(screen.getByText(text, { selector: 'p[tabindex="-1"]' })).toBeVisible();
  const checked = stateIs('Check complete. Confirm the import.');
  describeFaults<ImportDialog>([
    {
      operation: 'getImportTemplate',
      script,
      well: file,
      meet: open('Download template'),
      ...again('Download template', saved),
    },
    {
      operation: 'createImport',
      script,
      well: reply.data({ importId: 'import-1' }),
      meet: open('Import'),
      ...again('Import', checked),
    },
    {
      operation: 'getImport',
      well: ready,
      tries: 3,
      meet: async (service) => {
        const page = await open('Import')(service);
        await passTime(4800);
        return page;
      },
      ...again('Try again', checked),
    },
    {
      operation: 'listImportRows',
      script,
      well: reply.data({
        list: [{ row: 2, account: 'absent', status: 'notFound', reason: '', memberId: null }],
        total: 1,
        pageNo: 1,
        pageSize: 10,
      }),
      meet: open('Import'),
      ...again('Try again', absentShown),
    },
    {
      operation: 'getImportReport',
      script,
      well: file,
      meet: open('Import', 'Download error report'),
      ...again('Download error report', saved),
    },
    {
      operation: 'commitImport',
      script,
      well: reply.data(job({ state: 'committing', ...FAULTY, progress: 10 })),
      meet: open('Import', 'Import'),
      ...again('Import', committedTwice),
    },
    {
      operation: 'cancelImport',
      script,
      well: reply.data(job({ state: 'cancelled' })),
      meet: open('Import', 'Cancel import'),
      ...again('Cancel import', stateIs('Import canceled')),
    },
  ]);
});

describe('reader fails', () => {
  const NOT_LOADED = 'This part of the page couldn’t be loaded';
  async function failWorker(): Promise<void> {
    act(() => ScriptedWorker.last.onerror?.());
    await passTime(0);
  }
  test.each([
    ['fails to load', failWorker],
    ['loads for the maximum time of a check', () => passTime(CHECK_TIMEOUT_MS)],
  ])(
    'when the script that reads workbooks %s, the file is not blamed, and can be checked again',
    async (_what, fail) => {
      const page = await openImport();
      const file = workbookFile('members.xlsx');
      await page.choose(file);
      await fail();
      expect(ScriptedWorker.last.terminated).toBe(true);
      await passTime(100);
      expect(screen.getByText(NOT_LOADED)).toBeVisible();
      expect(screen.getByText('members.xlsx')).toBeVisible();
      expect(page.dialog()).not.toHaveTextContent(/Save it as XLSX|Use the template|took too long/);
      for (const name of ['Try again', 'Import']) {
        await page.press(name);
        expect(screen.queryByText(NOT_LOADED)).toBeNull();
        expect(ScriptedWorker.last.asked?.file).toBe(file);
        expect(page.dialog()).toContainElement(document.activeElement as HTMLElement);
        await fail();
        await passTime(100);
      }
      expect(ScriptedWorker.all).toHaveLength(3);
      await page.press('Try again');
      await page.answer({ reading: { problem: 'empty' } });
      expect(screen.getAllByText(/^The file is empty/)[0]).toBeVisible();
      await page.chooseGood();
      expect(screen.getByText('Rows of data: 3', { selector: 'span' })).toBeVisible();
      expect(page.service.count('createImport')).toBe(0);
    },
  );
  test('a worker that crashes on a workbook blames the workbook', async () => {
    const page = await openImport();
    await page.choose(workbookFile());
    await page.answer({ rows: 0 });
    await failWorker();
    expect(screen.getAllByText(/^The file couldn’t be read/)[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Chosen file' })).toHaveTextContent('members.xlsx');
  });
  test('a worker that falls silent is ended, and the file can be chosen again', async () => {
    const page = await openImport();
    await page.choose(workbookFile());
    await page.answer({ rows: 0 });
    await passTime(SILENCE_MS - 1);
    await page.answer({ rows: 0 });
    await passTime(SILENCE_MS - 1);
    expect(ScriptedWorker.last.terminated).toBe(false);
    await passTime(1);
    expect(ScriptedWorker.last.terminated).toBe(true);
    await passTime(100);
    expect(screen.getAllByText(/took too long and was stopped/)[0]).toBeVisible();
    await page.chooseGood();
    expect(page.button('Import')).toBeEnabled();
  });
});

describe('lost file', () => {
  const GONE = 'The file couldn’t be read. Choose it again.';
  /** Makes reading fail, as a browser does once the file behind a `File` was changed or deleted. */
  function loseTheFile(): void {
    jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (
      this: FileReader,
    ) {
      setTimeout(() => this.onloadend?.({} as never));
    });
  }
  test('a disk that does not answer ends the check, and the upload', async () => {
    const page = await openImport();
    await page.chooseGood();
    jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(() => undefined);
    jest.spyOn(FileReader.prototype, 'abort').mockImplementation(function (this: FileReader) {
      this.onloadend?.({} as never);
    });
    await page.press('Import');
    await passTime(9000);
    expect(screen.getByRole('progressbar', { name: 'Import progress' })).toBeInTheDocument();
    await passTime(1000);
    expect(firstText(GONE)).toBeVisible();
    expect(page.service.count('createImport')).toBe(0);
    await page.choose(workbookFile());
    expect(screen.getByRole('progressbar', { name: 'Checking the file…' })).toBeInTheDocument();
    await passTime(10_000);
    expect(firstText(GONE)).toBeVisible();
  });
  test('a file that disappears between the check and "Import" must be chosen again, and nothing is sent', async () => {
    const page = await openImport();
    await page.chooseGood();
    loseTheFile();
    await page.press('Import');
    expect(firstText(GONE)).toBeVisible();
    expect(page.service.count('createImport')).toBe(0);
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Chosen file' })).toHaveTextContent('members.xlsx');
    jest.restoreAllMocks();
    await page.chooseGood();
    await page.press('Import');
    expect(page.service.count('createImport')).toBe(1);
  });
  test('a file that disappears during the upload must be chosen again, and does not count as a network failure', async () => {
    const service = new ScriptedService().script('createImport', (...request) => {
      loseTheFile();
      return reply.sending(100, [50], reply.unreachable())(...request);
    });
    const page = await openImport({ service });
    await page.chooseGood();
    await page.press('Import');
    await passTime(200);
    await passTime(0);
    expect(firstText(GONE)).toBeVisible();
    expect(screen.queryByText(/check your network/)).not.toBeInTheDocument();
    jest.restoreAllMocks();
    await page.chooseGood();
    expect(screen.queryByText(GONE)).not.toBeInTheDocument();
  });
});
