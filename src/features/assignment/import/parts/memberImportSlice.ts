import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Message } from '#shared/i18n/message.ts';
import type { SheetChoice } from '../sheet/readSheet';
import type { SheetOptions, SheetSummary } from '../sheet/sheetSummary';
import type { ImportJob } from './importEndpoints';

/** A workbook that was checked and can be uploaded. */
export interface CheckedSheet {
  name: string;
  sheet: SheetSummary;
  choice: SheetChoice;
}

/** What is known of a file that is being checked, or was refused: its name, and what was read. */
interface ReadSoFar {
  name: string;
  sheet: SheetSummary | null;
  choice: SheetChoice | null;
}

/** The steps of an import. */
export type ImportStep =
  | { status: 'closed' }
  | { status: 'choosing'; problem: Message | null }
  /** Another sheet, header row or column of the file may be right. */
  | ({ status: 'refused'; problem: Message } & ReadSoFar)
  /** `rows` is null until the worker has started. */
  | ({ status: 'checking'; rows: number | null } & ReadSoFar)
  /** The script that checks workbooks failed to load. */
  | { status: 'unchecked'; name: string }
  | ({ status: 'checked'; problem: Message | null } & CheckedSheet)
  | ({ status: 'uploading'; percent: number } & CheckedSheet)
  /**
   * The service has the import; `job` is null until its first answer. `paused`: it stopped
   * answering. `asked`: the pending command of the user.
   */
  | {
      status: 'following';
      job: ImportJob | null;
      problem: Message | null;
      paused: boolean;
      asked: 'commit' | 'cancel' | null;
    };

type StatusName = ImportStep['status'];
type StepOf<Name extends StatusName> = Extract<ImportStep, { status: Name }>;

export type Download = 'template' | 'report';

interface MemberImportState {
  step: ImportStep;
  /** The running download, and the problem of the last one. */
  download: { busy: Download | null; problem: Message | null };
}

const initialState: MemberImportState = {
  step: { status: 'closed' },
  download: { busy: null, problem: null },
};

/** Changes the step when it is the expected one; a late event changes nothing. */
function move<Name extends StatusName>(
  state: MemberImportState,
  from: Name,
  to: (step: StepOf<Name>) => ImportStep,
): void {
  if (state.step.status === from) state.step = to(state.step as StepOf<Name>);
}

function sheetOf({ name, sheet, choice }: CheckedSheet): CheckedSheet {
  return { name, sheet, choice };
}

/** What was read of the file, as far as the step has any. */
function readSoFar(step: ImportStep): ReadSoFar {
  return {
    name: 'name' in step ? step.name : '',
    sheet: 'sheet' in step ? step.sheet : null,
    choice: 'choice' in step ? step.choice : null,
  };
}

const choiceStep = (problem: Message | null = null): ImportStep => ({
  status: 'choosing',
  problem,
});

export const memberImportSlice = createSlice({
  name: 'memberImport',
  initialState,
  reducers: {
    importOpened: (state) => move(state, 'closed', () => choiceStep()),
    importLeft: () => initialState,
    checkStarted: (state, { payload: name }: PayloadAction<string>) => {
      const { step } = state;
      if (step.status === 'closed' || step.status === 'uploading' || step.status === 'following')
        return;
      const isSame = step.status === 'checking';
      state.step = {
        status: 'checking',
        rows: null,
        ...(isSame ? readSoFar(step) : { sheet: null, choice: null }),
        name,
      };
    },
    /** The user chose another sheet, header row or column; what was read stays meanwhile. */
    optionsSelected: (state, { payload }: PayloadAction<SheetOptions>) => {
      const { step } = state;
      if (step.status === 'uploading' || !('choice' in step) || step.choice === null) return;
      const { place, headerRow, accountColumn } = payload;
      const { name, sheet, choice } = readSoFar(step);
      state.step = {
        status: 'checking',
        rows: null,
        name,
        choice: choice && (place === undefined ? choice : { ...choice, place }),
        sheet:
          sheet === null || place !== undefined
            ? null
            : {
                ...sheet,
                headerRow: headerRow ?? sheet.headerRow,
                accountColumn: accountColumn ?? null,
              },
      };
    },
    readerMissed: (state) => move(state, 'checking', ({ name }) => ({ status: 'unchecked', name })),
    rowsCounted: (state, { payload: rows }: PayloadAction<number>) =>
      move(state, 'checking', (step) => ({ ...step, rows })),
    sheetRead: (
      state,
      {
        payload: { summary: sheet, choice },
      }: PayloadAction<{ summary: SheetSummary; choice: SheetChoice }>,
    ) =>
      move(state, 'checking', ({ name }) => ({
        status: 'checked',
        name,
        sheet,
        choice,
        problem: null,
      })),
    /** The file cannot be imported. Drops a file that was checked before. */
    fileRefused: (state, { payload }: PayloadAction<{ problem: Message } & ReadSoFar>) => {
      if (state.step.status !== 'closed' && state.step.status !== 'following')
        state.step = { status: 'refused', ...payload };
    },
    /** There is no file to upload. */
    fileMissed: (state, { payload: problem }: PayloadAction<Message>) =>
      move(state, 'choosing', () => choiceStep(problem)),
    accountColumnMissed: (state, { payload: problem }: PayloadAction<Message>) =>
      move(state, 'checked', (step) => ({ ...step, problem })),
    uploadStarted: (state) =>
      move(state, 'checked', (step) => ({ status: 'uploading', percent: 0, ...sheetOf(step) })),
    bytesSent: (state, { payload: percent }: PayloadAction<number>) =>
      move(state, 'uploading', (step) => ({ ...step, percent })),
    /** The upload failed or was canceled; the user may send the same file again. */
    uploadEnded: (state, { payload: problem }: PayloadAction<Message>) =>
      move(state, 'uploading', (step) => ({ status: 'checked', problem, ...sheetOf(step) })),
    /** The service has an import: just uploaded, or from an earlier page of this tab. */
    importFollowed: (state) => {
      state.step = { status: 'following', job: null, problem: null, paused: false, asked: null };
    },
    jobAnswered: (state, { payload: job }: PayloadAction<ImportJob>) =>
      move(state, 'following', (step) => ({
        ...step,
        job,
        paused: false,
        // A failed command stays visible until the state changes.
        problem: step.paused || step.job?.state !== job.state ? null : step.problem,
      })),
    followingPaused: (state, { payload: problem }: PayloadAction<Message>) =>
      move(state, 'following', (step) => ({ ...step, problem, paused: true })),
    followingResumed: (state) =>
      move(state, 'following', (step) => ({ ...step, problem: null, paused: false })),
    commandSent: (state, { payload: command }: PayloadAction<'commit' | 'cancel'>) =>
      move(state, 'following', (step) => ({
        ...step,
        asked: command,
        problem: null,
        paused: false,
      })),
    commandAnswered: (state, { payload: problem }: PayloadAction<Message | null>) =>
      move(state, 'following', (step) => ({ ...step, asked: null, problem })),
    startedOver: (state) => {
      if (state.step.status === 'closed') return;
      state.step = choiceStep();
      state.download.problem = null;
    },
    downloadStarted: (state, { payload: busy }: PayloadAction<Download>) => {
      state.download = { busy, problem: null };
    },
    downloadEnded: (state, { payload: problem }: PayloadAction<Message | null>) => {
      state.download = { busy: null, problem };
    },
  },
  selectors: {
    selectStep: (state) => state.step,
    selectDownload: (state) => state.download,
  },
});

export const {
  accountColumnMissed,
  bytesSent,
  checkStarted,
  commandAnswered,
  commandSent,
  downloadEnded,
  downloadStarted,
  fileMissed,
  fileRefused,
  followingPaused,
  followingResumed,
  importFollowed,
  importLeft,
  importOpened,
  jobAnswered,
  optionsSelected,
  readerMissed,
  rowsCounted,
  sheetRead,
  startedOver,
  uploadEnded,
  uploadStarted,
} = memberImportSlice.actions;
export const { selectDownload, selectStep } = memberImportSlice.selectors;

/**
 * The user chose files. They are in `meta.arg`, like a thunk's argument, because the store must not
 * contain files.
 */
export const filesSelected = createAction(
  'memberImport/filesSelected',
  (files: readonly File[]) => ({
    payload: undefined,
    meta: { arg: files },
  }),
);

/** The user has seen the result, and its members join the draft. */
export const importAccepted = createAction('memberImport/importAccepted');

export const uploadRequested = createAction('memberImport/uploadRequested');

export const commitRequested = createAction('memberImport/commitRequested');

/** The user cancels the current step: the check, the upload, or the service's work. */
export const cancelRequested = createAction('memberImport/cancelRequested');

/** The user repeats what failed: a poll, or the check of the file. */
export const importRetryRequested = createAction('memberImport/importRetryRequested');

export const downloadRequested = createAction<Download>('memberImport/downloadRequested');
