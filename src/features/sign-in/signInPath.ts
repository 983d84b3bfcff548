/** The paths on which the dialog opens at once, as `prerenderedPages.ts` has them. */
export const SIGN_IN_PATTERN = /\/login\/+index/i;
