import { isRecord } from '#lib/object/isRecord.ts';
import { createDraftStore } from '#shared/session/draftStore.ts';
import type { NamedPicture } from '../joinEndpoints';
import { readValues } from './joinFields';
import type { JoinValues } from './joinFields';

export interface JoinDraft extends JoinValues {
  picture: NamedPicture | undefined;
}

export const BLANK_DRAFT: JoinDraft = { ...readValues({}), picture: undefined };

const drafts = createDraftStore('join_draft');

type Place = Parameters<typeof drafts.save>[0];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function pictureOf(value: unknown): NamedPicture | undefined {
  if (!isRecord(value) || textOf(value['imageId']) === '') return undefined;
  return {
    imageId: textOf(value['imageId']),
    url: textOf(value['url']),
    name: textOf(value['name']),
  };
}

export const clearDraft = drafts.clear;

export const isForeignDraft = drafts.isForeign;

/**
 * Stores the form for the tab, because signing in reloads the page. The picture's bytes are not
 * stored.
 */
export function saveDraft(environment: Place, draft: JoinDraft): void {
  if (JSON.stringify(draft) === JSON.stringify(BLANK_DRAFT)) clearDraft(environment);
  else drafts.save(environment, draft);
}

/** The stored draft for this academy, without invalid parts; the saga drops another account's. */
export function readDraft(environment: Place): JoinDraft | undefined {
  const draft = drafts.read(environment);
  return draft && { ...readValues(draft), picture: pictureOf(draft['picture']) };
}
