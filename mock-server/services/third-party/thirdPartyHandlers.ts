import type { Handlers } from '#mock/services/outcomes.ts';
import { authCookie } from './authCookie';
import { redeemAuthorizationCode } from './authorizationCodes';
import { isPending } from '#mock/services/restoration/deregistration.ts';
import { grantTokens } from '#mock/services/sign-in/grantTokens.ts';

type ThirdPartyOperation = 'startPortalSignIn' | 'startVendorSignIn' | 'finishOAuth2SignIn';
type Redirect = { status: 302; body: undefined; headers: Record<string, string> };

function redirect(
  path: string,
  parameters: Readonly<Record<string, string | undefined>>,
  headers: Record<string, string> = {},
): Redirect {
  const entries = Object.entries(parameters).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return {
    status: 302,
    body: undefined,
    headers: { Location: `${path}?${new URLSearchParams(entries).toString()}`, ...headers },
  };
}

export const thirdPartyHandlers: Pick<Handlers, ThirdPartyOperation> = {
  startPortalSignIn: ({ query }) => redirect('/__mock/providers/uniportal', query),

  // The provider's own accounts sign in at the same address, with the slug `provider` (P8).
  startVendorSignIn: ({ query, path: { product } }) =>
    product === 'provider'
      ? redirect('/__mock/providers/provider', query)
      : redirect('/__mock/providers/vendor', { product, ...query }),

  finishOAuth2SignIn({ query: { code, state, error, error_description }, namespace, origin }) {
    if (error !== undefined) return redirect('/', { error, error_description, state });
    const user = code === undefined ? undefined : redeemAuthorizationCode(namespace, code);
    if (!user) return redirect('/', { error: 'invalid_grant', state });
    if (isPending(namespace, user)) return redirect('/', { error: 'account_pending', state });
    return redirect(
      '/',
      { isThirdLogin: 'enterpirseOauth2', state },
      { 'Set-Cookie': authCookie(grantTokens(namespace, user), origin) },
    );
  },
};
