import type { Environment } from '#shared/browser/environment.ts';
import { CODE_LIFE_MS } from './codeRules';
import type { Identifier } from '#shared/session/identifier.ts';
import { clear, read, save } from '#shared/storage/storedValues.ts';

type SentCode = Identifier & { at: number };

/** Stores for this tab where the newest code was sent, so that a reload keeps what was typed. */
export function saveSentCode(tab: Pick<Environment, 'sessionStorage'>, sent: SentCode): void {
  save(tab, 'sent_code', [sent.channel, sent.value, sent.at]);
}

/**
 * Where a code was sent that may still be valid; undefined when the record is unreadable or
 * expired.
 */
export function readSentCode(
  tab: Pick<Environment, 'sessionStorage' | 'clock'>,
): SentCode | undefined {
  const stored = read(tab, 'sent_code');
  const [channel, value, at] = Array.isArray(stored) ? (stored as unknown[]) : [];
  if (
    (channel !== 'phone' && channel !== 'email')
    || typeof value !== 'string'
    || typeof at !== 'number'
  )
    return undefined;
  // A time from the future means that the clock was set back.
  const now = tab.clock().wall;
  return now - at < CODE_LIFE_MS ? { channel, value, at: Math.min(at, now) } : undefined;
}

/**
 * Keeps the record in memory only: after the dialog closes, no number or address stays in storage.
 */
export function moveSentCodeToMemory({
  sessionStorage,
}: Pick<Environment, 'sessionStorage'>): void {
  const stored = sessionStorage.get('sent_code');
  if (stored !== undefined) sessionStorage.setInMemory('sent_code', stored);
}

/** Removes the record after the code was used or dismissed. */
export function clearSentCode(tab: Pick<Environment, 'sessionStorage'>): void {
  clear(tab, 'sent_code');
}
