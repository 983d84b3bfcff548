/** The codes of `loginMethod`: 1 codes and QR, 2 provider account, 3 portal account, 4 OAuth2. */
export type LoginMethod = '1' | '2' | '3' | '4';

/** The default for a missing or invalid value. */
const DEFAULT_LOGIN_METHODS = '1&2&3';

/** One to four different codes, joined by `&`. */
const WELL_FORMED = /^(?!.*(\d).*\1)[1-4](&[1-4])*$/;

/**
 * Reads an academy's `loginMethod`. A list with an unknown code, a duplicate or a gap is replaced
 * by the default, so that a typing error in the configuration locks no one out.
 */
export function readLoginMethods(loginMethod: string | undefined): ReadonlySet<LoginMethod> {
  const list =
    loginMethod !== undefined && WELL_FORMED.test(loginMethod)
      ? loginMethod
      : DEFAULT_LOGIN_METHODS;
  return new Set(list.split('&') as LoginMethod[]);
}
