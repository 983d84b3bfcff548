import { isRecord } from '#lib/object/isRecord.ts';
import { textOf } from '#lib/object/jsonText.ts';
import { createDraftStore } from '#shared/session/draftStore.ts';
import type { NamedPicture } from '../joinEndpoints';
import { joinFields } from './joinFields';
import type { JoinValues } from './joinFields';

export interface JoinDraft extends JoinValues {
  picture: NamedPicture | undefined;
}

export const BLANK_DRAFT: JoinDraft = { ...joinFields.read({}), picture: undefined };

const drafts = createDraftStore('join_draft', BLANK_DRAFT);
/** The tab stores the form, because signing in reloads the page; but not the picture's bytes. */
export const { save: saveDraft, clear: clearDraft, isForeign: isForeignDraft } = drafts;

function pictureOf(value: unknown): NamedPicture | undefined {
  if (!isRecord(value) || textOf(value['imageId']) === '') return undefined;
  return {
    imageId: textOf(value['imageId']),
    url: textOf(value['url']),
    name: textOf(value['name']),
  };
}

/** The stored draft for this academy, without invalid parts; the saga drops another account's. */
export function readDraft(environment: Parameters<typeof drafts.read>[0]): JoinDraft | undefined {
  const draft = drafts.read(environment);
  return draft && { ...joinFields.read(draft), picture: pictureOf(draft['picture']) };
}
