/** How long a code is valid (specification 9). Minutes. */
export const CODE_LIFE_MINUTES = 5;

/** The same; ms. */
export const CODE_LIFE_MS = CODE_LIFE_MINUTES * 60_000;

/** Whether a code that went out at a time may have expired, as the page can tell. @param sentAt and now ms; undefined when none went out */
export function isCodeOld(sentAt: number | undefined, now: number): boolean {
  return sentAt !== undefined && now - sentAt > CODE_LIFE_MS;
}
