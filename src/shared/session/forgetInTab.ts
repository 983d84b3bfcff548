import { isRecord } from '#lib/object/isRecord.ts';
import { parseJson } from '#lib/object/jsonText.ts';
import type { Environment } from '#shared/browser/environment.ts';
import {
  ASSIGNMENT_DRAFT_KEY,
  ASSIGNMENT_SENT_KEY,
  JOIN_DRAFT_KEY,
  MEMBER_IMPORT_KEY,
  RESEND_DEADLINES_KEY,
  SENT_CODE_KEY,
} from '#shared/storage/keys.ts';

/** What a tab keeps of a user who is signing in. */
export const SIGN_IN_KEYS = [SENT_CODE_KEY, RESEND_DEADLINES_KEY];

/** What a tab keeps of an account: forms that are filled in, and what was sent. */
export const ACCOUNT_KEYS = [
  JOIN_DRAFT_KEY,
  ASSIGNMENT_DRAFT_KEY,
  ASSIGNMENT_SENT_KEY,
  MEMBER_IMPORT_KEY,
];

/**
 * Removes keys from the tab's storage. It is here because features may not be loaded when a user
 * logs out.
 */
export function forgetInTab(
  { sessionStorage }: Pick<Environment, 'sessionStorage'>,
  keys: readonly string[],
): void {
  keys.forEach((key) => sessionStorage.remove(key));
}

/** Removes only the keys whose value names an account as its owner. */
export function forgetOwnedInTab(
  environment: Pick<Environment, 'sessionStorage'>,
  keys: readonly string[],
): void {
  const isOwned = (key: string) => {
    const value = parseJson(environment.sessionStorage.get(key));
    return isRecord(value) && Boolean(value['owner']);
  };
  forgetInTab(environment, keys.filter(isOwned));
}
