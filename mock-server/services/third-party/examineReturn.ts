import { isPending } from '#mock/services/restoration/deregistration.ts';
import { grantTokens } from '#mock/services/sign-in/grantTokens.ts';
import { authCookie } from './authCookie';
import { parameterNotes } from './examination';
import type { Examination, PageRequest, ReturnAnswers } from './examination';
import type { ProviderKind } from './providerTexts';
import { readReturnAddress, withParameters } from './returnAddress';

const PRODUCT = /^[a-z0-9-]{1,32}$/;
const PARAMETERS: Readonly<Record<Exclude<ProviderKind, 'oauth2'>, readonly string[]>> = {
  uniportal: ['targetUrl', 'loginChannel'],
  vendor: ['targetUrl', 'loginChannel', 'product'],
  provider: ['targetUrl', 'loginChannel'],
  alternate: ['redirect'],
};

/**
 * The platform's own return: the auth cookie, and `isThirdLogin` in the address; or only `error`.
 */
function returningTo(address: URL, { kind, origin, namespace }: PageRequest): ReturnAnswers {
  return {
    address,
    signedIn(user) {
      if (isPending(namespace, user))
        return { location: withParameters(address, { error: 'account_pending' }) };
      const isThirdLogin = kind === 'vendor' || kind === 'provider' ? 'hw' : 'uniportal';
      return {
        location: withParameters(address, { isThirdLogin }),
        cookie: authCookie(grantTokens(namespace, user), origin),
      };
    },
    failed: (error) => ({ location: withParameters(address, { error }) }),
  };
}

/**
 * Checks a request for a portal, vendor or provider page (sxz-lang, targetUrl, loginChannel,
 * product), or for the alternate tenant's page (redirect, D4).
 */
export function examineReturn(
  opening: PageRequest & { kind: Exclude<ProviderKind, 'oauth2'> },
): Examination {
  const { kind, query, origin, texts } = opening;
  const parameter = kind === 'alternate' ? 'redirect' : 'targetUrl';
  const address = readReturnAddress(query[parameter], origin);
  const notes = parameterNotes(opening, PARAMETERS[kind], kind !== 'alternate');
  const product = query['product'];
  if (kind === 'vendor' && !(typeof product === 'string' && PRODUCT.test(product)))
    notes.push(texts.missing('product'));
  if (typeof address === 'string') return { problems: [texts.address[address](parameter)], notes };
  return { problems: [], notes, returning: returningTo(address, opening) };
}
