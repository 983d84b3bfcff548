import { number, object } from 'yup';
import type { Schema } from 'yup';
import { readDialogPart, saveDialogPart } from '#shared/session/dialogDraft.ts';
import { text } from '../../selection/storedChoices';
import type { SheetOptions } from './sheetSummary';
import type { DraftStorage } from '#shared/session/draftStore.ts';

/** What the tab keeps of a chosen file, whose content it cannot keep. */
interface LostFile {
  name: string;
  size: number;
  modified: number;
  options: SheetOptions;
}

export const FILE_PART = 'import';
const index = () => number().strict().integer().min(0);

export const lostFileSchema: Schema<LostFile> = object({
  name: text(),
  size: index().required(),
  modified: number().strict().required(),
  options: object({ place: index(), headerRow: index(), accountColumn: index() }),
}) as Schema<LostFile>;

/** The chosen file and the user's choices in it; nothing once it was uploaded. */
export function keepFile(
  environment: DraftStorage,
  [file]: readonly File[] = [],
  options: SheetOptions = {},
): void {
  saveDialogPart(
    environment,
    FILE_PART,
    file && { name: file.name, size: file.size, modified: file.lastModified, options },
  );
}

/** The choices for this file, if it was lost and is chosen again. */
export function optionsFor(
  environment: DraftStorage,
  [file, ...others]: readonly File[],
): SheetOptions {
  const lostFile = readDialogPart(environment, FILE_PART, lostFileSchema);
  const isSame =
    others.length === 0
    && lostFile?.name === file?.name
    && lostFile?.size === file?.size
    && lostFile?.modified === file?.lastModified;
  return isSame ? (lostFile?.options ?? {}) : {};
}
