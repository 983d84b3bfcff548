import { act, screen } from '@testing-library/react';
import { openImport } from '#testing/pages/importDialog.tsx';
import { ScriptedWorker, workbookFile } from '#testing/pages/scriptedWorker.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { CHECK_TIMEOUT_MS, SILENCE_MS } from '../upload/checkFile';

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

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
