import { useState } from 'react';
import { writeXlsx } from 'hucre/xlsx';
import type { ImportedRow, ImportRecord } from '#mock/state/importTables.ts';
import { saveImport } from '#features/assignment/import/upload/savedImport.ts';
import {
  filesSelected,
  uploadRequested,
} from '#features/assignment/import/parts/memberImportSlice.ts';
import { LazyMemberImport } from '#features/assignment/import/LazyMemberImport.tsx';
import { PageWithDialog } from '../render/PageWithDialog';
import { StoryApp } from './StoryApp';
import type { StoryAnswers } from './storyAnswers';
import { STORY_CLOCK } from './storyEnvironment';
import { once, signedIn } from './visitor';
import type { StoryStore } from './visitor';

type Cells = readonly (readonly (string | number)[])[];

/** An import that an earlier page started. */
interface StoryImport {
  /** Seconds since then. */
  uploaded: number;
  /** Seconds since the commit. */
  committed?: number;
  cancelled?: boolean;
  problem?: NonNullable<ImportRecord['problem']>;
  /** Whether it hangs during validation. */
  stuck?: boolean;
  /** Rows whose members exist, do not exist, and are duplicates. */
  found?: number;
  missing?: number;
  twice?: number;
}

interface ImportStoryProps {
  job?: StoryImport;
  /** The chosen file: a workbook with these rows, or any file. */
  file?: Cells | File;
  /** Whether the user uploads the file. */
  uploads?: boolean;
  answers?: (answers: StoryAnswers) => void;
  /** What the user does once the dialog is open and idle. */
  then?: (store: StoryStore) => void;
}

/** The time this many seconds before the stories' fixed clock. */
const ago = (seconds: number) => new Date(STORY_CLOCK.wall - seconds * 1000).toISOString();

/** Rows of each outcome, the faults first. */
function rowsOf({ found = 0, missing = 0, twice = 0 }: StoryImport): ImportedRow[] {
  return Array.from({ length: missing + twice + found }, (_, index) => {
    const status = index < missing ? 'notFound' : index < missing + twice ? 'duplicate' : 'success';
    // A cell that a spreadsheet would execute.
    const account = index === 2 ? "=cmd|'/c calc'!A1" : `account${index}@corp.example`;
    return { row: 2 + index, cells: {}, account, status };
  });
}

/** The mock's record of an import; its state follows from its times, as in the mock. */
function recordOf({
  uploaded,
  committed,
  cancelled,
  problem,
  stuck,
  ...rows
}: StoryImport): ImportRecord {
  return {
    id: 'import-1',
    userId: 'user-admin',
    fileName: 'members.xlsx',
    idempotencyKey: 'story',
    fileHash: 'story',
    rows: rowsOf({ uploaded, ...rows }),
    uploadedAt: ago(uploaded),
    ...(committed === undefined ? {} : { committedAt: ago(committed) }),
    ...(cancelled ? { cancelledAt: ago(0) } : {}),
    ...(problem ? { problem } : {}),
    ...(stuck ? { stuck } : {}),
  };
}

async function fileOf(input: Cells | File): Promise<File> {
  if (input instanceof File) return input;
  const bytes = await writeXlsx({
    sheets: [{ name: 'Sheet1', rows: input.map((row) => [...row]) }],
  });
  return new File([bytes as Uint8Array<ArrayBuffer>], '成员名单（最终版）.xlsx');
}

/** Immediate answers have arrived by then. */
const SOON_MS = 100;

/** The import dialog of an administrator over the home page, as far as the story needs. */
export function ImportStory({
  job: running,
  file,
  uploads = false,
  answers,
  then,
}: ImportStoryProps) {
  const visit = (store: StoryStore) => {
    const onceOpen = (act: () => void) =>
      once(
        store,
        ({ memberImport }) => memberImport !== undefined && memberImport.step.status !== 'closed',
        act,
      );
    const choose = (chosen: File) => setTimeout(() => store.dispatch(filesSelected([chosen])));
    if (file) void fileOf(file).then((chosen) => onceOpen(() => choose(chosen)));
    if (uploads)
      once(
        store,
        ({ memberImport }) => memberImport?.step.status === 'checked',
        () => setTimeout(() => store.dispatch(uploadRequested())),
      );
    if (then) onceOpen(() => setTimeout(() => then(store), SOON_MS));
  };
  return (
    <StoryApp
      fillStorage={(environment) => {
        signedIn('user-admin')(environment);
        if (running) saveImport(environment, 'import-1');
      }}
      answers={(input) => {
        if (running) input.mock.namespace.database.insert('imports', recordOf(running));
        answers?.(input);
      }}
      visit={visit}
      page={function PageWithImport(shell) {
        const [isOpen, setOpen] = useState(true);
        const close = () => setOpen(false);
        const dialog = <LazyMemberImport onFinished={close} onDismiss={close} />;
        return <PageWithDialog {...shell} dialog={isOpen ? dialog : null} />;
      }}
    />
  );
}
