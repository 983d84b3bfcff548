import type { PhraseKey } from '#translations/phrases.ts';

/**
 * The phrases of the pre-rendered sign-in page's frame. The build fails when the frame uses others.
 */
export const frameKeys = [
  'common.close',
  'common.platformName',
  'qr.toCode',
  'qr.toQr',
  'signIn.lead',
] as const satisfies readonly PhraseKey[];
