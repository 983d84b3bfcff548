import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Message } from '#shared/i18n/message.ts';
import type { SheetChoice } from './workbook/readSheet';
import type { SheetSummary } from './workbook/sheetSummary';
import type { ImportJob } from './upload/importEndpoints';

/** A workbook that was looked at and can be uploaded. */
export interface CheckedSheet {
  name: string;
  sheet: SheetSummary;
  choice: SheetChoice;
  /** Place of the column that tells who is meant, where the header does not and the visitor said so. */
  accountColumn: number | null;
}

/** An import from opening its dialog to what came of it. */
export type ImportStep =
  | { status: 'closed' }
  /** `choice`: where only the sheet cannot be imported, and another one may. */
  | { status: 'choosing'; problem: Message | null; choice: SheetChoice | null }
  /** `rows` is null until the worker has begun. `choice`: when another sheet of the same file is looked at. */
  | { status: 'checking'; name: string; rows: number | null; choice: SheetChoice | null }
  /** What looks workbooks over could not be had. */
  | { status: 'unchecked'; name: string }
  | ({ status: 'checked'; problem: Message | null } & CheckedSheet)
  | ({ status: 'uploading'; percent: number } & CheckedSheet)
  /**
   * The service has it; `job` is null until it told of it. `paused`: it did not answer any more. `asked`: what the
   * visitor told it to do and it did not answer yet.
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
  /** What is being fetched to be saved, and what went wrong with the last. */
  download: { busy: Download | null; problem: Message | null };
}

const initialState: MemberImportState = {
  step: { status: 'closed' },
  download: { busy: null, problem: null },
};

/** Changes the step when it is the expected one; what comes too late changes nothing. */
function move<Name extends StatusName>(
  state: MemberImportState,
  from: Name,
  to: (step: StepOf<Name>) => ImportStep,
): void {
  if (state.step.status === from) state.step = to(state.step as StepOf<Name>);
}

function sheetOf({ name, sheet, choice, accountColumn }: CheckedSheet): CheckedSheet {
  return { name, sheet, choice, accountColumn };
}

const choosing = (
  problem: Message | null = null,
  choice: SheetChoice | null = null,
): ImportStep => ({ status: 'choosing', problem, choice });

export const memberImportSlice = createSlice({
  name: 'memberImport',
  initialState,
  reducers: {
    importOpened: (state) => move(state, 'closed', () => choosing()),
    importLeft: () => initialState,
    checkStarted: (state, { payload: name }: PayloadAction<string>) => {
      const { step } = state;
      if (step.status !== 'closed' && step.status !== 'uploading' && step.status !== 'following') {
        state.step = {
          status: 'checking',
          name,
          rows: null,
          choice: step.status === 'checking' ? step.choice : null,
        };
      }
    },
    /** Another sheet of the same file. */
    sheetChosen: (state, { payload: place }: PayloadAction<number>) => {
      const { step } = state;
      if (step.status === 'uploading' || !('choice' in step) || step.choice === null) return;
      state.step = {
        status: 'checking',
        name: 'name' in step ? step.name : '',
        rows: null,
        choice: { ...step.choice, place },
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
        accountColumn: null,
        problem: null,
      })),
    /** A file that cannot be an import, or none at all. One that was checked before is forgotten. */
    fileRefused: {
      reducer: (
        state,
        {
          payload: { problem, choice },
        }: PayloadAction<{ problem: Message; choice: SheetChoice | null }>,
      ) => {
        if (state.step.status !== 'closed' && state.step.status !== 'following')
          state.step = choosing(problem, choice);
      },
      prepare: (problem: Message, choice: SheetChoice | null = null) => ({
        payload: { problem, choice },
      }),
    },
    accountColumnChosen: (state, { payload: accountColumn }: PayloadAction<number>) =>
      move(state, 'checked', (step) => ({ ...step, accountColumn, problem: null })),
    accountColumnMissed: (state, { payload: problem }: PayloadAction<Message>) =>
      move(state, 'checked', (step) => ({ ...step, problem })),
    uploadStarted: (state) =>
      move(state, 'checked', (step) => ({ status: 'uploading', percent: 0, ...sheetOf(step) })),
    bytesSent: (state, { payload: percent }: PayloadAction<number>) =>
      move(state, 'uploading', (step) => ({ ...step, percent })),
    /** Failed, or stopped by the visitor, who may send the same file once more. */
    uploadEnded: (state, { payload: problem }: PayloadAction<Message>) =>
      move(state, 'uploading', (step) => ({ status: 'checked', problem, ...sheetOf(step) })),
    /** The service has an import: just uploaded, or by an earlier page of this tab. */
    importFollowed: (state) => {
      state.step = { status: 'following', job: null, problem: null, paused: false, asked: null };
    },
    jobAnswered: (state, { payload: job }: PayloadAction<ImportJob>) =>
      move(state, 'following', (step) => ({
        ...step,
        job,
        paused: false,
        // What could not be done stays said until something changes.
        problem: step.paused || step.job?.state !== job.state ? null : step.problem,
      })),
    followingPaused: (state, { payload: problem }: PayloadAction<Message>) =>
      move(state, 'following', (step) => ({ ...step, problem, paused: true })),
    followingResumed: (state) =>
      move(state, 'following', (step) => ({ ...step, problem: null, paused: false })),
    commandSent: (state, { payload: asked }: PayloadAction<'commit' | 'cancel'>) =>
      move(state, 'following', (step) => ({ ...step, asked, problem: null, paused: false })),
    commandAnswered: (state, { payload: problem }: PayloadAction<Message | null>) =>
      move(state, 'following', (step) => ({ ...step, asked: null, problem })),
    startedOver: (state) => {
      if (state.step.status === 'closed') return;
      state.step = choosing();
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
  accountColumnChosen,
  accountColumnMissed,
  bytesSent,
  checkStarted,
  commandAnswered,
  commandSent,
  downloadEnded,
  downloadStarted,
  fileRefused,
  followingPaused,
  followingResumed,
  importFollowed,
  importLeft,
  importOpened,
  jobAnswered,
  readerMissed,
  rowsCounted,
  sheetChosen,
  sheetRead,
  startedOver,
  uploadEnded,
  uploadStarted,
} = memberImportSlice.actions;
export const { selectDownload, selectStep } = memberImportSlice.selectors;

/** The visitor chose files. They travel as a thunk's argument does (`meta.arg`), for no file can be in the store. */
export const filesChosen = createAction('memberImport/filesChosen', (files: readonly File[]) => ({
  payload: undefined,
  meta: { arg: files },
}));

/** The visitor wants the checked file uploaded. */
export const uploadAsked = createAction('memberImport/uploadAsked');

/** The visitor wants a ready import to be taken over. */
export const commitAsked = createAction('memberImport/commitAsked');

/** The visitor wants whatever is going on to end: the check, the upload, the service's work. */
export const cancelAsked = createAction('memberImport/cancelAsked');

/** The visitor wants what failed to be tried once more: a question to the service, a look at the chosen file. */
export const retryAsked = createAction('memberImport/retryAsked');

/** The visitor wants a file to save. */
export const downloadAsked = createAction<Download>('memberImport/downloadAsked');
