import { parseJson } from '#lib/object/jsonText.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { CODE_LIFE_MS } from '#shared/verification-code/codeLife.ts';
import type { Identifier } from '#shared/session/identifier.ts';
import { SENT_CODE_KEY } from '#shared/storage/keys.ts';

type SentCode = Identifier & { at: number };

/** Remembers, for the tab, where the newest code went, so that a reload does not lose what was typed. */
export function rememberSentCode(
  { sessionStorage: session }: Pick<Environment, 'sessionStorage'>,
  sent: SentCode,
): void {
  session.set(SENT_CODE_KEY, JSON.stringify([sent.channel, sent.value, sent.at]));
}

/** Where a code went that may still be valid; anything unreadable or older counts as none. */
export function recallSentCode({
  sessionStorage: session,
  clock,
}: Pick<Environment, 'sessionStorage' | 'clock'>): SentCode | undefined {
  const stored = parseJson(session.get(SENT_CODE_KEY));
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

/** Keeps where the newest code went for the page alone: a closed dialog leaves no number or address in storage. */
export function holdSentCode({
  sessionStorage: session,
}: Pick<Environment, 'sessionStorage'>): void {
  const stored = session.get(SENT_CODE_KEY);
  if (stored !== undefined) session.setInMemory(SENT_CODE_KEY, stored);
}

/** Removes where the newest code went, once it is used up or given up. */
export function forgetSentCode({
  sessionStorage: session,
}: Pick<Environment, 'sessionStorage'>): void {
  session.remove(SENT_CODE_KEY);
}
