import type { LoginMethod } from './loginMethods';

/** The accounts that sign in on an external page. */
export type ThirdPartyWay = 'enterprise' | 'portal' | 'provider' | 'vendor';

/** Every sign-in method, and whether this academy offers it on this host. */
export interface SignInOptions extends Readonly<Record<ThirdPartyWay, boolean>> {
  code: boolean;
  qr: boolean;
  /** The account that the page redirects to automatically. */
  automatic: ThirdPartyWay | undefined;
}

/** The input of `signInOptions`. */
export interface SignInFacts {
  methods: ReadonlySet<LoginMethod>;
  /** Whether the academy's OAuth2 configuration is usable. */
  oauth2: boolean;
  shielded: boolean;
  master: boolean;
  portalHidden: boolean;
}

/**
 * The methods that an academy offers. When its only method is a third-party account, the page
 * redirects there at once. When that account cannot be used here, codes are offered, so that no one
 * is locked out.
 */
export function signInOptions({
  methods,
  oauth2,
  shielded,
  master,
  portalHidden,
}: SignInFacts): SignInOptions {
  const only = (method: LoginMethod) => methods.size === 1 && methods.has(method);
  // Without any other method it is offered on every domain: the user needs it after returning from
  // a redirect.
  const enterprise = methods.has('4') && oauth2 && (master || only('4'));
  const portal = methods.has('3') && !portalHidden;
  const provider = methods.has('2');
  const code = methods.has('1') || !(enterprise || portal || provider);
  const automatic = [
    enterprise && only('4') ? ('enterprise' as const) : undefined,
    portal && only('3') ? ('portal' as const) : undefined,
    // Method 2 has two accounts; the automatic one is the phone maker's.
    provider && only('2') ? ('vendor' as const) : undefined,
  ].find((way) => way !== undefined);
  return { code, qr: code && !shielded, enterprise, portal, provider, vendor: provider, automatic };
}
