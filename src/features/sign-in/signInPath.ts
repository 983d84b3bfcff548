/** The path on which the dialog opens at once. Paths are case-insensitive. */
export const SIGN_IN_PATH = /\/login\/index/i;
