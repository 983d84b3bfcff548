import { isRecord } from '../../lib/isRecord';
import { parseJson } from '../../lib/jsonText';
import { readTenantId } from '../../lib/queryParameters';
import type { Environment } from '../../platform/environment/environment';
import { userId } from '../../platform/session/tokenStore';
import type { UploadedPicture } from './joinEndpoints';

const STORAGE_KEY = 'join_draft';

export type Gender = 'male' | 'female';

/** A picture that the service has. */
export type KeptPicture = UploadedPicture & { name: string };

/** What was filled in so far. */
export interface JoinDraft {
  realName: string;
  gender: Gender | '';
  reason: string;
  picture: KeptPicture | undefined;
}

export const BLANK_DRAFT: JoinDraft = { realName: '', gender: '', reason: '', picture: undefined };

type Place = Pick<Environment, 'session' | 'local' | 'address'>;

function placeOf(environment: Place): { tenant: string; owner: string } {
  return { tenant: readTenantId(environment.address().query) ?? '', owner: userId(environment) ?? '' };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function pictureOf(value: unknown): KeptPicture | undefined {
  if (!isRecord(value) || textOf(value['imageId']) === '') return undefined;
  return { imageId: textOf(value['imageId']), url: textOf(value['url']), name: textOf(value['name']) };
}

function stored(environment: Place): Record<string, unknown> | undefined {
  const draft = parseJson(environment.session.get(STORAGE_KEY));
  return isRecord(draft) ? draft : undefined;
}

/** Removes what this tab has kept of an application. */
export function forgetDraft({ session }: Pick<Environment, 'session'>): void {
  session.remove(STORAGE_KEY);
}

/** Whose form it is. What an account began stays its own when its session ended and somebody goes on with it. */
function ownerOf(environment: Place): string {
  const { tenant, owner } = placeOf(environment);
  const kept = stored(environment);
  return owner === '' && textOf(kept?.['tenant']) === tenant ? textOf(kept?.['owner']) : owner;
}

/** Keeps, for the tab, what was filled in; signing in loads the page anew. A picture's bytes are not kept. */
export function keepDraft(environment: Place, draft: JoinDraft): void {
  const { realName, gender, reason, picture } = draft;
  const { tenant } = placeOf(environment);
  if (realName === '' && gender === '' && reason === '' && picture === undefined) forgetDraft(environment);
  else environment.session.set(STORAGE_KEY, JSON.stringify({ tenant, owner: ownerOf(environment), ...draft }));
}

/**
 * Whether what is kept was filled in by another account than the one that is signed in now. An account whose id the
 * way of signing in did not tell (D10) may be any other.
 */
export function isForeignDraft(environment: Place): boolean {
  const owner = textOf(stored(environment)?.['owner']);
  return owner !== '' && owner !== placeOf(environment).owner;
}

/** What an earlier page kept of the form for this academy, as far as it is readable; the saga drops another account's. */
export function recallDraft(environment: Place): JoinDraft | undefined {
  const draft = stored(environment);
  if (draft === undefined || textOf(draft['tenant']) !== placeOf(environment).tenant) return undefined;
  const { gender } = draft;
  return {
    realName: textOf(draft['realName']),
    gender: gender === 'male' || gender === 'female' ? gender : '',
    reason: textOf(draft['reason']),
    picture: pictureOf(draft['picture']),
  };
}
