import type { PhraseKey } from '#translations/phrases.ts';

/** What the frame of the pre-rendered sign-in page says: the build refuses a page whose frame says more. */
export const frameKeys = [
  'common.close',
  'common.platformName',
  'qr.toCode',
  'qr.toQr',
  'signIn.lead',
] as const satisfies readonly PhraseKey[];
