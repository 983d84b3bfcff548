import { parseJson } from '#lib/object/jsonText.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { CODE_LIFE_MS } from './codeRules';
import type { Identifier } from '#shared/session/identifier.ts';
import { SENT_CODE_KEY } from '#shared/storage/keys.ts';

type SentCode = Identifier & { at: number };

/** Stores for this tab where the newest code was sent, so that a reload keeps what was typed. */
export function saveSentCode(
  { sessionStorage }: Pick<Environment, 'sessionStorage'>,
  sent: SentCode,
): void {
  sessionStorage.set(SENT_CODE_KEY, JSON.stringify([sent.channel, sent.value, sent.at]));
}

/**
 * Where a code was sent that may still be valid; undefined when the record is unreadable or
 * expired.
 */
export function readSentCode({
  sessionStorage,
  clock,
}: Pick<Environment, 'sessionStorage' | 'clock'>): SentCode | undefined {
  const stored = parseJson(sessionStorage.get(SENT_CODE_KEY));
  const [channel, value, at] = Array.isArray(stored) ? (stored as unknown[]) : [];
  if (
    (channel !== 'phone' && channel !== 'email')
    || typeof value !== 'string'
    || typeof at !== 'number'
  )
    return undefined;
  const age = clock().wall - at;
  return age >= 0 && age < CODE_LIFE_MS ? { channel, value, at } : undefined;
}

/**
 * Keeps the record in memory only: after the dialog closes, no number or address stays in storage.
 */
export function moveSentCodeToMemory({
  sessionStorage,
}: Pick<Environment, 'sessionStorage'>): void {
  const stored = sessionStorage.get(SENT_CODE_KEY);
  if (stored !== undefined) sessionStorage.setInMemory(SENT_CODE_KEY, stored);
}

/** Removes the record after the code was used or dismissed. */
export function clearSentCode({ sessionStorage }: Pick<Environment, 'sessionStorage'>): void {
  sessionStorage.remove(SENT_CODE_KEY);
}
