import type { LoginMethod } from './loginMethods';

/** The ways over a page of somebody else. */
export type ThirdPartyWay = 'enterprise' | 'portal' | 'provider' | 'vendor';

/** Every way of signing in, and whether this academy offers it on this host. */
export interface SignInOptions extends Readonly<Record<ThirdPartyWay, boolean>> {
  code: boolean;
  qr: boolean;
  /** The one way that the page takes by itself when it is opened (specification 4). */
  automatic: ThirdPartyWay | undefined;
}

/** What the offer depends on. */
export interface SignInFacts {
  methods: ReadonlySet<LoginMethod>;
  /** Whether the academy's OAuth2 configuration can be used. */
  oauth2: boolean;
  shielded: boolean;
  master: boolean;
  portalHidden: boolean;
}

/**
 * What an academy offers (specification 4 and 6, D6 to D8). An academy with one method only, not codes, is left for
 * that method's page at once; when its method cannot be used here, codes are offered, so that nobody is locked out.
 */
export function signInWays({
  methods,
  oauth2,
  shielded,
  master,
  portalHidden,
}: SignInFacts): SignInOptions {
  const only = (method: LoginMethod) => methods.size === 1 && methods.has(method);
  // On any domain it is offered where there is nothing else: it is the way back from a redirect.
  const enterprise = methods.has('4') && oauth2 && (master || only('4'));
  const portal = methods.has('3') && !portalHidden;
  const provider = methods.has('2');
  const code = methods.has('1') || !(enterprise || portal || provider);
  const automatic = [
    enterprise && only('4') ? ('enterprise' as const) : undefined,
    portal && only('3') ? ('portal' as const) : undefined,
    // Of method 2's two accounts, the phone maker's (specification 4).
    provider && only('2') ? ('vendor' as const) : undefined,
  ].find((way) => way !== undefined);
  return { code, qr: code && !shielded, enterprise, portal, provider, vendor: provider, automatic };
}
