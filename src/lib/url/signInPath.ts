/**
 * Whether a path is that of the sign-in page, in any spelling that `prerenderedPages.ts` has. The
 * page opens the dialog at once (specification 2).
 */
export const isSignInPath = (path: string): boolean => /\/login\/+index/i.test(path);
