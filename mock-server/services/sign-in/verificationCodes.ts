import { limits } from '#mock/services/limits.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { Channel, CodePurpose, Locale, VerificationCodeRow } from '#mock/state/tables.ts';

interface NewCode {
  /** Digits only, or a lower-case address. */
  identifier: string;
  purpose: CodePurpose;
  channel: Channel;
  lang: Locale;
  /** The site of the pages, which an SMS names. */
  origin: string;
  /** Writes the message with the code. */
  text(code: string): string;
}

function newest(
  { database }: Namespace,
  identifier: string,
  purpose: CodePurpose,
): VerificationCodeRow | undefined {
  return database
    .rows('verificationCodes')
    .findLast((row) => row.identifier === identifier && row.purpose === purpose);
}

/**
 * Whole seconds until another code can be sent to this identifier; 0 if it can be sent now. Codes
 * in the future, sent before the clock was set back, are ignored.
 */
export function secondsUntilResend(
  namespace: Namespace,
  identifier: string,
  purpose: CodePurpose = 'sign-in',
): number {
  const last = newest(namespace, identifier, purpose);
  const age = last ? namespace.clock.now() - Date.parse(last.sentAt) : -1;
  return age < 0 ? 0 : Math.max(0, Math.ceil((limits.resendAfter - age) / 1000));
}

/**
 * Creates a six-digit code, adds its message to the inbox, and invalidates older codes for the same
 * purpose.
 */
export function issueCode(
  { database, clock, random, events }: Namespace,
  { identifier, purpose, channel, lang, text, origin }: NewCode,
): string {
  const code = random.digits(6);
  const sentAt = clock.iso();
  database.update(
    'verificationCodes',
    (row) => row.identifier === identifier && row.purpose === purpose && row.state === 'live',
    { state: 'replaced' },
  );
  database.insert('verificationCodes', {
    identifier,
    purpose,
    channel,
    code,
    sentAt,
    expiresAt: new Date(clock.now() + limits.codeLife).toISOString(),
    state: 'live',
    wrongTries: 0,
  });
  // Browsers read the code of an SMS by this last line (WebOTP).
  const originLine = channel === 'sms' ? `\n\n@${new URL(origin).hostname} #${code}` : '';
  const message = { to: identifier, channel, code, text: text(code) + originLine, sentAt };
  database.insert('messages', { ...message, lang });
  events.publish('message', message);
  return code;
}

/**
 * Checks a code, and uses it up if it is correct. The fifth wrong attempt locks the code.
 * @returns `wrong` also if it is expired, used, replaced or was never sent
 */
export function redeemCode(
  namespace: Namespace,
  identifier: string,
  code: string,
  purpose: CodePurpose = 'sign-in',
): 'right' | 'wrong' | 'locked' {
  const row = newest(namespace, identifier, purpose);
  if (!row || row.state === 'used') return 'wrong';
  if (row.state === 'locked') return 'locked';
  const change = (next: Partial<VerificationCodeRow>): void =>
    namespace.database.update('verificationCodes', ({ id }) => id === row.id, next);
  if (row.code === code && Date.parse(row.expiresAt) > namespace.clock.now()) {
    change({ state: 'used' });
    return 'right';
  }
  const wrongTries = row.wrongTries + 1;
  const isLocked = wrongTries >= limits.wrongTriesAllowed;
  change({ wrongTries, ...(isLocked && { state: 'locked' }) });
  return isLocked ? 'locked' : 'wrong';
}
