import { screen } from '@testing-library/react';
import { openImport } from '#testing/pages/importDialog.tsx';
import { workbookFile } from '#testing/pages/scriptedWorker.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const shown = (text: string | RegExp) => screen.getAllByText(text)[0];

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
  expect(shown(GONE)).toBeVisible();
  expect(page.service.count('createImport')).toBe(0);
  await page.choose(workbookFile());
  expect(screen.getByRole('progressbar', { name: 'Checking the file…' })).toBeInTheDocument();
  await passTime(10_000);
  expect(shown(GONE)).toBeVisible();
});

test('a file that disappears between the check and "Import" must be chosen again, and nothing is sent', async () => {
  const page = await openImport();
  await page.chooseGood();
  loseTheFile();
  await page.press('Import');
  expect(shown(GONE)).toBeVisible();
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
  expect(shown(GONE)).toBeVisible();
  expect(screen.queryByText(/check your network/)).not.toBeInTheDocument();
  jest.restoreAllMocks();
  await page.chooseGood();
  expect(screen.queryByText(GONE)).not.toBeInTheDocument();
});
