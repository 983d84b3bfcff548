import { parseAddress } from '#lib/url/webAddress.ts';
import { singleParameter } from '#lib/url/queryParameters.ts';
import type { ThirdPartyWay } from '../offer/signInOptions';
import type { Deployment } from '#shared/deployment/deployment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { grantInCookie } from '#shared/session/tokenStore.ts';
import { asksForEnterprise } from './thirdPartyAddress';
import { dropRedirect, takeRedirect } from './pendingRedirects';
import type { PendingRedirect } from './pendingRedirects';

export interface Callback {
  /** Undefined when the address contains only an error. */
  way: ThirdPartyWay | undefined;
  /** The provider's error, or ours for an untrusted return; undefined on success. */
  error: string | undefined;
  /** What we stored before leaving; undefined when this browser has no record. */
  pending: PendingRedirect | undefined;
}

type CallbackRules = Pick<Deployment, 'oauth2State' | 'returnOrigins' | 'vendor'>;

/** Our own error: the return carries no state that this browser issued. */
export const UNKNOWN_STATE = 'unknown_state';

/** Values of `error` from RFC 6749 and P52. Other values belong to other code. */
const ERRORS = new Set([
  'access_denied',
  'account_pending',
  'invalid_client',
  'invalid_grant',
  'invalid_request',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
  'unauthorized_client',
  'unsupported_response_type',
]);

/**
 * Parameters that are removed from the address: they are used up, or were never meant for a page.
 */
const SPENT = [
  'isThirdLogin',
  'error',
  'error_description',
  'state',
  'code',
  'session_state',
  'iss',
] as const;

function wayNamed(name: string | undefined, { vendor }: CallbackRules): ThirdPartyWay | undefined {
  if (name === 'uniportal') return 'portal';
  if (name === 'enterpirseOauth2') return 'enterprise';
  // Provider and vendor return with the same value.
  return name === 'hw' || name === vendor.slug ? 'vendor' : undefined;
}

/** Where the service redirects to after OAuth2. */
const OAUTH2_PATH = '/';

/**
 * Whether a pending redirect may have led to this callback. Anyone can craft such an address, and it
 * must not use up a pending redirect (P14). A state matches only its own redirect, and a redirect
 * with a state matches no callback without it. A redirect that has not left yet never matches. An
 * error comes back to the page that the user left from, a session comes with its cookie.
 */
function belongsTo({
  way,
  state,
  path,
  hasSession,
}: {
  way: ThirdPartyWay | undefined;
  state: string | undefined;
  path: string;
  hasSession: boolean;
}) {
  return (pending: Pick<PendingRedirect, 'clicked' | 'page' | 'state' | 'way'>): boolean => {
    if (pending.clicked === true) return false;
    if (state !== undefined || pending.state !== undefined) return pending.state === state;
    if (way === undefined)
      return path === (pending.way === 'enterprise' ? OAUTH2_PATH : pending.page.split('?')[0]);
    return hasSession && (way === pending.way || (way === 'vendor' && pending.way === 'provider'));
  };
}

const isWithState = ({ state }: Pick<PendingRedirect, 'state'>): boolean => state !== undefined;

/**
 * Restores the address that the user left from, instead of the one that the external page chose.
 */
function restoreAddress(
  { address, dropParameters, replaceAddress }: Environment,
  pending: PendingRedirect | undefined,
): void {
  const { origin } = address();
  if (pending && parseAddress(pending.page, new URL(origin))?.origin === origin)
    replaceAddress(pending.page);
  else dropParameters(SPENT);
}

/**
 * The full address for the external page to return to, without the parameters of a return. A
 * duplicate would be rejected (D11), and the page's own `code` or `state` would be taken for the
 * provider's.
 * @param page a path of ours with its query; the pending redirect stores it unchanged
 */
export function callbackUrl({ address }: Pick<Environment, 'address'>, page: string): string {
  const url = new URL(page, address().origin);
  SPENT.forEach((name) => url.searchParams.delete(name));
  return url.href;
}

/**
 * Reads the result of a third-party sign-in from the address, once. It removes the parameters
 * before any other code runs, so that no script, request or history entry contains them. Each
 * page load ends the pending redirect of its tab. The page that redirects to the enterprise account
 * is an exception: it still needs what the user clicked.
 * @returns null for every other visit
 */
export function takeCallback(environment: Environment, rules: CallbackRules): Callback | null {
  const { query, path } = environment.address();
  const parameter = (name: string) => singleParameter(query, name);
  const way = wayNamed(parameter('isThirdLogin'), rules);
  const state = parameter('state');
  const errorCode = parameter('error');
  // Codes are for the service. A page that gets one was called by a misconfigured sender.
  const strayCode = parameter('code') !== undefined && (state !== undefined || way !== undefined);
  const error =
    errorCode !== undefined && ERRORS.has(errorCode)
      ? errorCode
      : strayCode
        ? 'invalid_request'
        : undefined;
  if (way === undefined && error === undefined) {
    const isBetween = asksForEnterprise(environment);
    dropRedirect(environment, ({ clicked }) => isBetween && clicked === true);
    return null;
  }
  const hasSession = grantInCookie(environment) !== undefined;
  const pending = takeRedirect(
    environment,
    rules.returnOrigins,
    belongsTo({ way, state, path, hasSession }),
  );
  dropRedirect(environment);
  restoreAddress(environment, pending);
  // A wrong state also uses up the newest redirect, so that it cannot be guessed repeatedly (D9).
  if (way === 'enterprise' && state !== undefined && pending === undefined)
    takeRedirect(environment, [], isWithState);
  const isUntrusted =
    way === 'enterprise' && rules.oauth2State && (state === undefined || pending === undefined);
  return {
    way: way === 'vendor' ? (pending?.way ?? 'vendor') : way,
    error: error ?? (isUntrusted ? UNKNOWN_STATE : undefined),
    pending,
  };
}
