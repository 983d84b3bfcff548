import { writeXlsx } from 'hucre/xlsx';
import { keepImport } from '../../features/member-import/keptImport';
import { filesChosen, uploadAsked } from '../../features/member-import/memberImportSlice';
import { emptySelection } from '../../lib/selection/selection';
import { importWanted, participantsWanted } from '../../platform/selecting/selectingSlice';
import { reply } from '../scriptedFetch';
import { StoryApp } from './StoryApp';
import type { StoryAnswers } from './storyAnswers';
import { once, signedIn } from './visitor';
import type { StoryStore } from './visitor';

type Cells = readonly (readonly (string | number)[])[];

interface ImportStoryProps {
  /** What the service told of the import of an earlier page. */
  job?: object;
  /** What is chosen: the rows of a workbook, or a file that is none. */
  file?: Cells | File;
  /** Whether the visitor has the file uploaded. */
  uploads?: boolean;
  answers?: (answers: StoryAnswers) => void;
  /** What the visitor does once the dialog is there, and is at rest. */
  then?: (store: StoryStore) => void;
}

const PROFILE = { realName: '李晨曦' };

/** An import as the service tells of it. */
function job(change: object): object {
  return {
    importId: 'import-1', fileName: 'members.xlsx', state: 'validating', progress: 100,
    usersLength: 0, successUsersLength: 0, errorUsersLength: 0, duplicateRows: 0, reportUrl: null, message: '', ...change,
  };
}

async function fileOf(given: Cells | File): Promise<File> {
  if (given instanceof File) return given;
  const bytes = await writeXlsx({ sheets: [{ name: 'Sheet1', rows: given.map((row) => [...row]) }] });
  return new File([bytes as Uint8Array<ArrayBuffer>], '成员名单（最终版）.xlsx');
}

/** The dialog comes in a file of its own, and the sagas listen by then. */
const SOON_MS = 100;

/** The import dialog of an administrator over the home page, as far as the story wants. */
export function ImportStory({ job: told, file, uploads = false, answers, then }: ImportStoryProps) {
  const visit = (store: StoryStore) => {
    store.dispatch(participantsWanted(emptySelection()));
    store.dispatch(importWanted());
    const choose = (chosen: File) => setTimeout(() => store.dispatch(filesChosen([chosen])));
    if (file) void fileOf(file).then((chosen) => once(store, ({ memberImport }) => memberImport !== undefined, () => choose(chosen)));
    if (uploads) once(store, ({ memberImport }) => memberImport?.step.status === 'checked', () => setTimeout(() => store.dispatch(uploadAsked())));
    if (then) setTimeout(() => then(store), SOON_MS);
  };
  return (
    <StoryApp
      kept={(environment) => {
        signedIn(PROFILE)(environment);
        if (told) keepImport(environment, 'import-1');
      }}
      answers={(given) => {
        given.service.script('getProfile', reply.data(PROFILE));
        if (told) given.service.script('getImport', reply.data(job(told)));
        answers?.(given);
      }}
      visit={visit}
    />
  );
}
