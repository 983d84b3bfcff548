import { call, delay, put, race, take } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { loadSignInOptions } from '#shared/academy/signInOptions.ts';
import type { SignInOptions } from '#shared/academy/signInOptions.ts';
import { saveOAuth2School } from '#shared/academy/academyMemory.ts';
import type { ThirdPartyWay } from '#shared/academy/signInWays.ts';
import { ensureConsent } from '../consent/ensureConsent';
import { getDeployment } from '#shared/deployment/getDeployment.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { savePageLanguage } from '#shared/i18n/savePageLanguage.ts';
import { selectLocale } from '#shared/i18n/languageSlice.ts';
import { claimAutoRedirect, noteLeaving } from './automaticRedirect';
import { currentPage } from './currentPage';
import { asksForEnterprise } from '../dialog/modeChoice';
import { getRequestedReturnUrl } from './requestedReturnUrl';
import { showSignInNotice } from '../signInNotice';
import { dialogClosed, selectClosings, selectReturnTo } from '../dialog/dialogSlice';
import { rememberRedirect, takeRedirect } from './pendingRedirects';
import type { PendingRedirect } from './pendingRedirects';
import { authorizeAddress, newState } from './authorizeAddress';
import { callbackUrl } from './callbackParams';
import { enterprisePage, thirdPartyAddress } from './thirdPartyAddress';
import { departed, departureConsidered, departureEnded, selectDeparture } from './thirdPartySlice';
import type { thirdPartyRequested } from './thirdPartySlice';

/**
 * A browser that has not left after this time will not: the address was a download or was blocked.
 * ms
 */
const PATIENCE_MS = 15_000;

/**
 * Records the attempt and redirects. The page stays busy until the navigation, or until it is shown
 * again.
 */
function* leave(href: string, attempt: PendingRedirect, automatic: boolean): SagaGenerator {
  const environment = yield* getEnvironment();
  if (!rememberRedirect(environment, attempt)) {
    // Without a record the return would be rejected as unsolicited.
    yield* showSignInNotice('warning', 'thirdParty.needsStorage');
    yield put(departureEnded());
    return;
  }
  noteLeaving(environment);
  // The external page shows its own waiting text.
  yield* savePageLanguage();
  yield put(departed({ way: attempt.way, automatic }));
  yield call(environment.goTo, href);
  yield race([delay(PATIENCE_MS), take([dialogClosed, departureEnded])]);
  yield put(departureEnded());
}

/** The user clicked a third-party account: consent first, then the redirect (D9). */
export function* redirectToThirdParty({
  payload: way,
}: ReturnType<typeof thirdPartyRequested>): SagaGenerator {
  if (!(yield* ensureConsent())) return;
  const environment = yield* getEnvironment();
  const locale = yield* select(selectLocale);
  const returnTo = yield* select(selectReturnTo);
  const page = currentPage(environment);
  const { host } = environment.address();
  // The enterprise account's next page is ours, and must know that the user clicked.
  const clicked = way === 'enterprise';
  const attempt: PendingRedirect = {
    way,
    at: environment.clock().wall,
    agreed: true,
    page,
    returnTo,
    clicked,
  };
  const href =
    way === 'enterprise'
      ? enterprisePage(locale, page)
      : thirdPartyAddress(
          way,
          { locale, host, targetUrl: callbackUrl(environment, page) },
          yield* getDeployment(),
        );
  yield* leave(href, attempt, false);
}

interface Route {
  href: string;
  state?: string | undefined;
}

function* routeTo(way: ThirdPartyWay, { oauth2 }: SignInOptions): SagaGenerator<Route | undefined> {
  const environment = yield* getEnvironment();
  const deployment = yield* getDeployment();
  if (way !== 'enterprise') {
    const locale = yield* select(selectLocale);
    const { host } = environment.address();
    const targetUrl = callbackUrl(environment, currentPage(environment));
    return { href: thirdPartyAddress(way, { locale, host, targetUrl }, deployment) };
  }
  if (oauth2 === undefined) return undefined;
  saveOAuth2School(environment, oauth2);
  const state = deployment.oauth2State ? newState() : undefined;
  return { href: authorizeAddress(oauth2, state), state };
}

/**
 * On the sign-in page: redirects automatically when the academy offers only one third-party
 * account, or when the address requests the enterprise account (D9). At most once a minute per tab,
 * and never after Back or Forward. A requested click always redirects and counts for that minute.
 * If anything fails, the sign-in page stays.
 */
export function* redirectOnArrival(): SagaGenerator {
  const environment = yield* getEnvironment();
  const asked = asksForEnterprise(environment);
  if (asked) yield put(departureConsidered());
  const closings = yield* select(selectClosings);
  const offer = yield* loadSignInOptions();
  // The dialog was closed meanwhile; one that is open again is a different one.
  if ((yield* select(selectClosings)) !== closings) return;
  // The user has clicked an account meanwhile.
  if ((yield* select(selectDeparture)).status === 'leaving') return;
  const way = asked && offer.ways.enterprise ? 'enterprise' : offer.ways.automatic;
  const clicked = asked
    ? takeRedirect(
        environment,
        (yield* getDeployment()).returnOrigins,
        ({ clicked: isClicked }) => isClicked === true,
      )
    : undefined;
  const route = way === undefined ? undefined : yield* routeTo(way, offer);
  if (way === undefined || route === undefined) {
    yield put(departureEnded());
    if (asked) yield* showSignInNotice('warning', 'thirdParty.unavailable');
    return;
  }
  if (!claimAutoRedirect(environment, clicked !== undefined)) {
    yield put(departureEnded());
    yield* showSignInNotice('info', 'thirdParty.cameBack');
    return;
  }
  const arrived = {
    agreed: false,
    page: currentPage(environment),
    returnTo: yield* getRequestedReturnUrl(),
  };
  const { agreed, page, returnTo } = clicked ?? arrived;
  const attempt = { way, at: environment.clock().wall, agreed, page, returnTo, state: route.state };
  yield* leave(route.href, attempt, true);
}
