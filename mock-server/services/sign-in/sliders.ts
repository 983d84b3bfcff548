import { limits } from '#mock/services/limits.ts';
import { findTestAccount } from '#mock/state/testIdentifiers.ts';
import { drawSlider } from './slider/drawSlider';
import type { Namespace } from '#mock/state/types.ts';

/**
 * Whether this account needs a slider to get a code: test identifiers for sliders always, others
 * after three codes in the last ten minutes.
 */
export function isSliderDue({ database, clock }: Namespace, account: string): boolean {
  if (findTestAccount(account) === 'slider') return true;
  const now = clock.now();
  const counts = (sentAt: number): boolean =>
    sentAt <= now && sentAt > now - limits.sliderSendWindow;
  const sends = database
    .rows('verificationCodes')
    .filter(
      (row) =>
        row.identifier === account && row.purpose === 'sign-in' && counts(Date.parse(row.sentAt)),
    );
  return sends.length >= limits.sliderAfterSends;
}

/** Draws a challenge and stores its answer. Images are bare base64 PNG. */
export function issueSlider(
  { database, clock, random }: Namespace,
  account: string,
): { srcImage: string; cutImage: string; key: string } {
  const { offset, ...images } = drawSlider(random);
  const key = `slider-${random.hex(24)}`;
  database.insert('challenges', {
    key,
    account,
    offset,
    createdAt: clock.iso(),
    expiresAt: new Date(clock.now() + limits.sliderLife).toISOString(),
    spent: false,
  });
  return { ...images, key };
}

/**
 * Uses a challenge up and checks its answer. The tolerance is eight natural pixels.
 * @returns `stale` if the key is unknown, used, too old or belongs to another account
 */
export function spendSlider(
  { database, clock }: Namespace,
  account: string,
  key: string,
  left: number,
): 'right' | 'wrong' | 'stale' {
  const challenge = database.find('challenges', (row) => row.key === key);
  if (!challenge || challenge.spent || challenge.account !== account) return 'stale';
  database.update('challenges', (row) => row.key === key, { spent: true });
  if (Date.parse(challenge.expiresAt) <= clock.now()) return 'stale';
  return Math.abs(left - challenge.offset) <= limits.sliderTolerancePixels ? 'right' : 'wrong';
}
