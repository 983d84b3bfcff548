import { parseAddress } from '#lib/url/webAddress.ts';
import { singleParameter } from '#lib/url/queryParameters.ts';
import type { ThirdPartyWay } from '#shared/academy/signInWays.ts';
import type { Deployment } from '#shared/deployment/deployment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { grantInCookie } from '#shared/session/tokenStore.ts';
import { takeRedirect } from './pendingRedirects';
import type { PendingRedirect } from './pendingRedirects';

/** A visitor who just came back from a foreign sign-in page (D10, P2, P3). */
export interface CallbackParams {
  /** Undefined when only an error says that they were away. */
  way: ThirdPartyWay | undefined;
  /** The provider's error, or ours for a trip that cannot be trusted; undefined when all went well. */
  error: string | undefined;
  /** How they left; undefined when this browser does not remember. */
  attempt: PendingRedirect | undefined;
}

/** What decides about a trip. */
interface ReturnRules extends Pick<Deployment, 'oauth2State' | 'returnOrigins' | 'vendor'> {
  /** Whether the page is not ours: `error`, `state` and `code` may be its own. */
  foreignPage?: boolean;
}

/** The trip's own error: it brings no state that this browser gave away. */
export const UNKNOWN_STATE = 'unknown_state';

/** What `error` may say: RFC 6749, and P2. Anything else in a parameter of that name is none of ours. */
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

/** What a trip says: nobody after us shall see it, for it is spent, or was not meant for a page. */
const SPENT = [
  'isThirdLogin',
  'error',
  'error_description',
  'state',
  'code',
  'session_state',
  'iss',
] as const;

function wayNamed(name: string | undefined, { vendor }: ReturnRules): ThirdPartyWay | undefined {
  if (name === 'uniportal') return 'portal';
  if (name === 'enterpirseOauth2') return 'enterprise';
  // Provider and vendor come back alike (D10).
  return name === 'hw' || name === vendor.slug ? 'vendor' : undefined;
}

/** What a return says of the attempt that led to it. */
interface Return {
  way: ThirdPartyWay | undefined;
  state: string | undefined;
  path: string;
  /** Whether a new session stands in the auth cookie. */
  hasSession: boolean;
}

/** Where the service leads back to after OAuth2 (P3). */
const OAUTH2_PATH = '/';

/**
 * Whether an attempt may have led to this return: anybody can write an address, and it must not spend what a sign-in under
 * way needs (P14). A state belongs to the one attempt that it was made for, and that attempt to no return without it. One
 * that a press has begun has not left yet. An error comes back to where the attempt left (P2), a session with its cookie.
 */
function belongsTo({ way, state, path, hasSession }: Return) {
  return (attempt: Pick<PendingRedirect, 'clicked' | 'page' | 'state' | 'way'>): boolean => {
    if (attempt.clicked === true) return false;
    if (state !== undefined || attempt.state !== undefined) return attempt.state === state;
    if (way === undefined)
      return path === (attempt.way === 'enterprise' ? OAUTH2_PATH : attempt.page.split('?')[0]);
    return hasSession && (way === attempt.way || (way === 'vendor' && attempt.way === 'provider'));
  };
}

const isWithState = ({ state }: Pick<PendingRedirect, 'state'>): boolean => state !== undefined;

/** Where the visitor left from, in place of the address that the foreign page chose. */
function comeHome(
  { address, dropParameters, replaceAddress }: Environment,
  attempt: PendingRedirect | undefined,
): void {
  const { origin } = address();
  if (attempt && parseAddress(attempt.page, new URL(origin))?.origin === origin)
    replaceAddress(attempt.page);
  else dropParameters(SPENT);
}

/**
 * The whole address that a foreign page is to come back to, without what only a trip may say: given twice it would be
 * believed by nobody (D11), and a `code` or `state` of the page's own would be taken for a stranger's.
 * @param page a path of ours with its query; an attempt remembers it whole
 */
export function callbackUrl({ address }: Pick<Environment, 'address'>, page: string): string {
  const url = new URL(page, address().origin);
  SPENT.forEach((name) => url.searchParams.delete(name));
  return url.href;
}

/**
 * Reads what a foreign sign-in page left in the address, once, and takes it out of the address before anything else
 * of the page runs: no other script, request or history entry shall see it.
 * @returns null for every other visit
 */
export function takeCallbackParams(
  environment: Environment,
  rules: ReturnRules,
): CallbackParams | null {
  const { query, path } = environment.address();
  const named = (name: string) => singleParameter(query, name);
  const way = wayNamed(named('isThirdLogin'), rules);
  const state = named('state');
  const given = named('error');
  // A code is for the service (P3). One that comes to a page was sent by somebody who does not know that.
  const strayCode = named('code') !== undefined && (state !== undefined || way !== undefined);
  const error =
    given !== undefined && ERRORS.has(given) ? given : strayCode ? 'invalid_request' : undefined;
  if (way === undefined && error === undefined) return null;
  // On a page that is not ours, only a trip that began there, or a state that we gave away, tells our error from its own.
  const isOthers = rules.foreignPage === true && way === undefined;
  const hasSession = grantInCookie(environment) !== undefined;
  const attempt = takeRedirect(
    environment,
    rules.returnOrigins,
    belongsTo({ way, state, path, hasSession }),
  );
  if (isOthers && attempt === undefined) return null;
  comeHome(environment, attempt);
  // Of a session with a wrong state the waiting one is spent too: nobody may guess on (D9).
  if (way === 'enterprise' && state !== undefined && attempt === undefined)
    takeRedirect(environment, [], isWithState);
  const untrusted =
    way === 'enterprise' && rules.oauth2State && (state === undefined || attempt === undefined);
  return {
    way: way === 'vendor' ? (attempt?.way ?? 'vendor') : way,
    error: error ?? (untrusted ? UNKNOWN_STATE : undefined),
    attempt,
  };
}
