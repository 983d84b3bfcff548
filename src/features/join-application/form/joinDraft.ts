import { isRecord } from '#lib/object/isRecord.ts';
import { keptDraft } from '#shared/session/keptDraft.ts';
import { JOIN_DRAFT_KEY } from '#shared/storage/keys.ts';
import type { KeptPicture } from '../joinEndpoints';

export type Gender = 'male' | 'female';

/** What was filled in so far. */
export interface JoinDraft {
  realName: string;
  gender: Gender | '';
  reason: string;
  picture: KeptPicture | undefined;
}

export const BLANK_DRAFT: JoinDraft = { realName: '', gender: '', reason: '', picture: undefined };

const kept = keptDraft(JOIN_DRAFT_KEY);

type Place = Parameters<typeof kept.keep>[0];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function pictureOf(value: unknown): KeptPicture | undefined {
  if (!isRecord(value) || textOf(value['imageId']) === '') return undefined;
  return {
    imageId: textOf(value['imageId']),
    url: textOf(value['url']),
    name: textOf(value['name']),
  };
}

/** Removes what this tab has kept of an application. */
export const forgetDraft = kept.forget;

/** Whether what is kept is another account's than the one's that is signed in now. */
export const isForeignDraft = kept.isForeign;

/** Keeps, for the tab, what was filled in; signing in loads the page anew. A picture's bytes are not kept. */
export function keepDraft(environment: Place, draft: JoinDraft): void {
  const { realName, gender, reason, picture } = draft;
  if (realName === '' && gender === '' && reason === '' && picture === undefined)
    forgetDraft(environment);
  else kept.keep(environment, draft);
}

/** What an earlier page kept of the form for this academy, as far as it is readable; the saga drops another account's. */
export function recallDraft(environment: Place): JoinDraft | undefined {
  const draft = kept.recall(environment);
  if (draft === undefined) return undefined;
  const { gender } = draft;
  return {
    realName: textOf(draft['realName']),
    gender: gender === 'male' || gender === 'female' ? gender : '',
    reason: textOf(draft['reason']),
    picture: pictureOf(draft['picture']),
  };
}
