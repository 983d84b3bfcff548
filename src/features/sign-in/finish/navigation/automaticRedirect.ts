import { call } from 'redux-saga/effects';
import { readTenantId } from '#lib/url/queryParameters.ts';
import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import { withQuery } from '#lib/url/withQuery.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { getDeployment } from '#shared/deployment/getDeployment.ts';
import { savePageLanguage } from '#shared/i18n/savePageLanguage.ts';
import { read, save } from '#shared/storage/storedValues.ts';
import { currentPage } from './requestedReturnUrl';

/**
 * Why the page can navigate by itself (docs/adr/0001), and how often each cause may:
 * - `onceAMinute`: once a minute in a tab, so that two pages that redirect to each other stop.
 * - `afterClick`: each time, because a click on this page or the previous one led here.
 * - `always`: each time, also after Back or Forward. The other causes do nothing then.
 */
const CAUSES = {
  /** The academy offers one third-party account only. */
  onlyAccount: 'onceAMinute',
  /** The address has `loginMode=3`. */
  enterpriseRequested: 'onceAMinute',
  /** The tenant signs in on a page of its own. */
  alternateTenant: 'onceAMinute',
  /** The service confirmed the session of a user on the sign-in page. */
  sessionConfirmed: 'onceAMinute',
  /** Another tab signed in while the dialog, the restoration or a question is open here. */
  signedInElsewhere: 'afterClick',
  /** A sign-in completed, here or on a third-party page. */
  signedIn: 'always',
} as const satisfies Record<string, 'onceAMinute' | 'afterClick' | 'always'>;

export type RedirectCause = keyof typeof CAUSES;

/** Minimum interval between two automatic redirects of a tab (D9), ms. */
const PAUSE_MS = 60_000;

type Tab = Pick<Environment, 'sessionStorage' | 'clock' | 'isRevisit'>;

/**
 * Records that the tab leaves for an external page. Clicks count too, so that Back does not
 * redirect again in browsers that do not report Back navigation.
 * @returns whether the record will survive the navigation
 */
export function saveRedirectTime(tab: Tab): boolean {
  return save(tab, 'automaticRedirectAt', String(tab.clock().wall));
}

/**
 * Whether the page may navigate by itself now; a redirect that counts for its minute is recorded. A
 * tab without storage may not, because it could not detect a redirect loop.
 * @param isPressed whether a click on the previous page requested this redirect
 */
export function mayRedirect(tab: Tab, cause: RedirectCause, isPressed = false): boolean {
  const rule = CAUSES[cause];
  if (rule === 'always') return true;
  if (tab.isRevisit()) return false;
  if (rule === 'afterClick') return true;
  const last = Number(read(tab, 'automaticRedirectAt') ?? NaN);
  // A clock that was set back must not block redirects for longer than the interval.
  if (!isPressed && Math.abs(tab.clock().wall - last) < PAUSE_MS) return false;
  return saveRedirectTime(tab) || isPressed;
}

/** Goes to the return address, in the language of this page. */
export function* redirectTo(returnTo: AcceptedAddress): SagaGenerator {
  const environment = yield* getEnvironment();
  yield* savePageLanguage();
  yield call(environment.goTo, returnTo);
}

/** Goes to the return address if the cause allows it now. */
export function* redirectBecause(cause: RedirectCause, returnTo: AcceptedAddress): SagaGenerator {
  if (mayRedirect(yield* getEnvironment(), cause)) yield* redirectTo(returnTo);
}

/**
 * The external sign-in page of this tenant, used instead of our dialog: the configured address
 * with the encoded return address (the current page by default).
 * @returns undefined for every other tenant
 */
export function* alternateSignIn(returnTo?: AcceptedAddress): SagaGenerator<string | undefined> {
  const environment = yield* getEnvironment();
  const { alternateTenant } = yield* getDeployment();
  const { origin, query } = environment.address();
  if (alternateTenant === null || readTenantId(query) !== alternateTenant.tenantId)
    return undefined;
  const back = new URL(returnTo ?? currentPage(environment), origin).href;
  return withQuery(alternateTenant.signInUrl, { redirect: back });
}
