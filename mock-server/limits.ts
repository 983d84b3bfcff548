const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Business limits of the server, in milliseconds unless the name says otherwise (S9; the rest is the mock's choice). */
export const limits = {
  codeLife: 5 * MINUTE,
  resendAfter: 59 * SECOND,
  wrongTriesAllowed: 5,
  sliderAfterSends: 3,
  sliderSendWindow: 10 * MINUTE,
  sliderLife: 2 * MINUTE,
  sliderTolerancePixels: 4,
  tokenLifeSeconds: 7200,
} as const;
