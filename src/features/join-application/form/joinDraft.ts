import { isRecord } from '#lib/object/isRecord.ts';
import { createDraftStore } from '#shared/session/draftStore.ts';
import type { NamedPicture } from '../joinEndpoints';

export type Gender = 'male' | 'female';

export interface JoinDraft {
  realName: string;
  gender: Gender | '';
  reason: string;
  picture: NamedPicture | undefined;
}

export const BLANK_DRAFT: JoinDraft = { realName: '', gender: '', reason: '', picture: undefined };

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
  const { realName, gender, reason, picture } = draft;
  if (realName === '' && gender === '' && reason === '' && picture === undefined)
    clearDraft(environment);
  else drafts.save(environment, draft);
}

/** The stored draft for this academy, without invalid parts; the saga drops another account's. */
export function readDraft(environment: Place): JoinDraft | undefined {
  const draft = drafts.read(environment);
  if (draft === undefined) return undefined;
  const { gender } = draft;
  return {
    realName: textOf(draft['realName']),
    gender: gender === 'male' || gender === 'female' ? gender : '',
    reason: textOf(draft['reason']),
    picture: pictureOf(draft['picture']),
  };
}
