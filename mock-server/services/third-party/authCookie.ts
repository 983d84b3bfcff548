import type { grantTokens } from '#mock/services/sign-in/grantTokens.ts';

/**
 * The cookie with which the platform passes a token to the page after a foreign sign-in (D14):
 * readable by scripts, `Lax`, `Path=/`, valid as long as the token, `Secure` on https.
 * @param origin where the caller reached the mock
 */
export function authCookie(
  { access_token: token, expires_in: seconds = 0 }: ReturnType<typeof grantTokens>,
  origin: string,
): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `access_token=${encodeURIComponent(token)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
