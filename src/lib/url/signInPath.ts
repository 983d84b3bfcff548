/** The spellings of the sign-in page's path, as `prerenderedPages.ts` has them. */
const SIGN_IN_PATTERN = /\/login\/+index/i;

/** Whether the page of a path is the sign-in page (specification 2), which opens the dialog at once. */
export const isSignInPath = (path: string): boolean => SIGN_IN_PATTERN.test(path);
