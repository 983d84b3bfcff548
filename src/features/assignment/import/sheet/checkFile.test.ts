import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { defaultDeployment } from '#shared/deployment/deployment.ts';
import { ScriptedWorker, workbookFile } from '#testing/pages/scriptedWorker.ts';
import {
  cancelRequested,
  importOpened,
  memberImportSlice,
  optionsChosen,
  selectStep,
} from '../memberImportSlice';
import { CHECK_TIMEOUT_MS, checkFile, readHead } from './checkFile';
import type { SheetReading } from './readSheet';
import type { SheetOptions } from './sheetSummary';

beforeEach(() => {
  jest.useFakeTimers();
  ScriptedWorker.install();
});
afterEach(() => jest.useRealTimers());

const MEGABYTE = 1024 * 1024;
const SUMMARY = { rows: 3 } as NonNullable<SheetReading['summary']>;
const CHOICE = {
  place: 0,
  sheets: [
    { place: 0, name: 'One' },
    { place: 1, name: 'Two' },
  ],
};

/** Checks files in an open import. Resolves when the worker has started, or there is a result. */
async function check(...files: File[]) {
  const sagas = createSagaMiddleware({ context: { deployment: defaultDeployment } });
  const store = configureStore({
    reducer: { memberImport: memberImportSlice.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  store.dispatch(importOpened());
  const task = sagas.run(checkFile, files);
  // Reading the first bytes of a file takes several turns.
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await jest.advanceTimersByTimeAsync(1);
  };
  await settle();
  return {
    dispatch: store.dispatch,
    step: () => selectStep(store.getState()),
    settle,
    result: () => task.result<{ fits: boolean; options: SheetOptions }>(),
    answer: async (reading: SheetReading) => {
      ScriptedWorker.last.onmessage?.({ data: { reading } });
      await settle();
    },
  };
}

const problemOf = (phrase: string) => ({ status: 'refused', problem: { phrase } });

test.each<[string, File[], string]>([
  ['no file', [], 'memberImport.problem.several'],
  ['two files', [workbookFile(), workbookFile()], 'memberImport.problem.several'],
  ['another extension', [workbookFile('members.csv')], 'memberImport.problem.extension'],
  ['an empty file', [workbookFile('members.xlsx', '')], 'memberImport.problem.empty'],
  [
    'a file over the limit that is no workbook either',
    [workbookFile('members.xlsx', new ArrayBuffer(5 * MEGABYTE + 1))],
    'memberImport.problem.size',
  ],
  [
    'a file over the limit with another extension',
    [workbookFile('members.csv', new ArrayBuffer(5 * MEGABYTE + 1))],
    'memberImport.problem.extension',
  ],
  [
    'a web page named xlsx',
    [workbookFile('members.xlsx', '<html>')],
    'memberImport.problem.content',
  ],
])('%s is refused without a worker', async (_about, files, phrase) => {
  const checking = await check(...files);
  expect(checking.step()).toMatchObject(problemOf(phrase));
  expect(checking.result()?.fits).toBe(false);
  expect(ScriptedWorker.all).toEqual([]);
});

test('a file that was deleted since it was chosen is reported as gone', async () => {
  const file = workbookFile();
  jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (
    this: FileReader,
  ) {
    this.onloadend?.(new ProgressEvent('loadend') as ProgressEvent<FileReader>);
  });
  expect(await readHead(file, 8)).toBeUndefined();
  const checking = await check(file);
  expect(checking.step()).toMatchObject(problemOf('join.picture.problem.unreadable'));
});

test('a readable workbook fits, and its worker ends', async () => {
  const checking = await check(workbookFile());
  expect(checking.step()).toMatchObject({ status: 'checking', name: 'members.xlsx' });
  await checking.answer({ summary: SUMMARY, choice: CHOICE });
  expect(checking.step()).toMatchObject({ status: 'checked', sheet: SUMMARY, choice: CHOICE });
  expect(checking.result()).toEqual({ fits: true, options: {} });
  expect(ScriptedWorker.last.terminated).toBe(true);
});

test('a sheet with a problem is refused, and another sheet can be chosen', async () => {
  const checking = await check(workbookFile());
  await checking.answer({ problem: 'header', choice: CHOICE });
  expect(checking.step()).toMatchObject({
    ...problemOf('memberImport.problem.header'),
    choice: CHOICE,
  });
});

test('canceling starts over and ends the worker', async () => {
  const checking = await check(workbookFile());
  checking.dispatch(cancelRequested());
  await checking.settle();
  expect(checking.step()).toMatchObject({ status: 'choosing', problem: null });
  expect(checking.result()?.fits).toBe(false);
  expect(ScriptedWorker.last.terminated).toBe(true);
});

test('choosing a sheet during the check reads that one instead', async () => {
  const checking = await check(workbookFile());
  checking.dispatch(optionsChosen({ place: 1 }));
  await checking.settle();
  expect(ScriptedWorker.all.map(({ terminated }) => terminated)).toEqual([true, false]);
  expect(ScriptedWorker.last.asked?.options.place).toBe(1);
  await checking.answer({ summary: SUMMARY, choice: { ...CHOICE, place: 1 } });
  expect(checking.result()).toEqual({ fits: true, options: { place: 1 } });
});

test('a worker that never starts does not blame the file; one that is too slow does', async () => {
  const missing = await check(workbookFile());
  await jest.advanceTimersByTimeAsync(CHECK_TIMEOUT_MS);
  expect(missing.step()).toEqual({ status: 'unchecked', name: 'members.xlsx' });
  const slow = await check(workbookFile());
  ScriptedWorker.last.onmessage?.({ data: { rows: 0 } });
  await jest.advanceTimersByTimeAsync(CHECK_TIMEOUT_MS);
  expect(slow.step()).toMatchObject(problemOf('memberImport.problem.slow'));
});
