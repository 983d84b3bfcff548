/** The path on which the dialog opens at once (specification 2). Paths are case-insensitive. */
export const SIGN_IN_PATH = /\/login\/index/i;
