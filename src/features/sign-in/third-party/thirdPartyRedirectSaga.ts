import { call, delay, put } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { race, take } from '#lib/saga/typedEffects.ts';
import { loadAcademyOffer } from '../offer/academyOffer';
import type { AcademyOffer } from '../offer/academyOffer';
import { saveOAuth2School } from '../offer/academyMemory';
import type { ThirdPartyWay } from '../offer/signInOptions';
import { ensureConsent } from '../parts/consent/consent';
import { getDeployment } from '#shared/deployment/getDeployment.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { pageRestored } from '#shared/browser/pageRestored.ts';
import { select } from '#shared/browser/select.ts';
import { savePageLanguage } from '#shared/i18n/savePageLanguage.ts';
import { selectLocale } from '#shared/i18n/languageSlice.ts';
import { mayRedirect, saveRedirectTime } from '../finish/navigation/automaticRedirect';
import { currentPage, getRequestedReturnUrl } from '../finish/navigation/requestedReturnUrl';
import { showSignInNotice } from './signInNotice';
import { dialogClosed, selectClosings, selectReturnTo } from '../parts/dialogSlice';
import { saveRedirect, takeRedirect } from './pendingRedirects';
import type { PendingRedirect } from './pendingRedirects';
import { callbackUrl } from './callback';
import {
  asksForEnterprise,
  authorizeAddress,
  enterprisePage,
  randomText,
  thirdPartyAddress,
} from './thirdPartyAddress';
import {
  redirectCancelled,
  redirectConsidered,
  redirectEnded,
  redirectStarted,
  selectRedirecting,
} from './thirdPartySlice';
import type { thirdPartyRequested } from './thirdPartySlice';

/**
 * A browser that has not left after this time will not: the address was a download or was blocked.
 * ms
 */
const LEAVE_TIMEOUT_MS = 15_000;

/**
 * Stores the pending redirect and leaves. The page stays busy until the navigation, until it is
 * shown again, or until the user cancels, which makes a late return unsolicited.
 */
function* leave(href: string, pending: PendingRedirect): SagaGenerator {
  const environment = yield* getEnvironment();
  if (!saveRedirect(environment, pending)) {
    // Without a record the return would be rejected as unsolicited.
    const isFull = environment.localStorage.refusal() === 'full';
    yield* showSignInNotice(
      'warning',
      isFull ? 'thirdParty.storageFull' : 'thirdParty.storageBlocked',
    );
    yield put(redirectEnded());
    return;
  }
  saveRedirectTime(environment);
  // The external page shows its own waiting text.
  yield* savePageLanguage();
  yield put(redirectStarted(pending.way));
  yield call(environment.goTo, href);
  const { cancelled } = yield* race({
    ended: delay(LEAVE_TIMEOUT_MS),
    back: take([redirectEnded, pageRestored]),
    cancelled: take([dialogClosed, redirectCancelled]),
  });
  if (cancelled) environment.stopLoading();
  yield put(redirectEnded());
}

type Direct = Parameters<typeof thirdPartyAddress>[0];

function* directAddress(way: Direct): SagaGenerator<string> {
  const environment = yield* getEnvironment();
  const locale = yield* select(selectLocale);
  const { host } = environment.address();
  const targetUrl = callbackUrl(environment, currentPage(environment));
  return thirdPartyAddress(way, { locale, host, targetUrl }, yield* getDeployment());
}

/** The address of an account, with the state that its callback has to bring. */
function* addressOf(
  way: ThirdPartyWay,
  { oauth2 }: AcademyOffer,
): SagaGenerator<{ href: string; state?: string | undefined } | undefined> {
  if (way !== 'enterprise') return { href: yield* directAddress(way) };
  if (oauth2 === undefined) return undefined;
  saveOAuth2School(yield* getEnvironment(), oauth2);
  const state = (yield* getDeployment()).oauth2State ? randomText() : undefined;
  return { href: authorizeAddress(oauth2, state), state };
}

/** The user clicked a third-party account: consent first, then the redirect (D9). */
export function* redirectToThirdParty({
  payload: way,
}: ReturnType<typeof thirdPartyRequested>): SagaGenerator {
  if (!(yield* ensureConsent())) return;
  const environment = yield* getEnvironment();
  const returnTo = yield* select(selectReturnTo);
  const page = currentPage(environment);
  // The enterprise account's next page is ours, and must know that the user clicked.
  const isEnterpriseClick = way === 'enterprise';
  const pending: PendingRedirect = {
    way,
    at: environment.clock().wall,
    agreed: true,
    page,
    returnTo,
    clicked: isEnterpriseClick,
  };
  const href =
    way === 'enterprise'
      ? enterprisePage(yield* select(selectLocale), page)
      : yield* directAddress(way);
  yield* leave(href, pending);
}

/**
 * On the sign-in page: redirects automatically when the academy offers only one third-party
 * account, or when the address requests the enterprise account (D9). At most once a minute per tab,
 * and never after Back or Forward. A redirect that the user clicked is always allowed, and starts the minute.
 * If anything fails, the sign-in page stays.
 */
export function* redirectOnArrival(): SagaGenerator {
  const environment = yield* getEnvironment();
  const isEnterprise = asksForEnterprise(environment);
  if (isEnterprise) yield put(redirectConsidered());
  const closings = yield* select(selectClosings);
  const offer = yield* loadAcademyOffer();
  // The dialog was closed meanwhile; one that is open again is a different one.
  if ((yield* select(selectClosings)) !== closings) return;
  // The user has clicked an account or canceled meanwhile.
  const { status } = yield* select(selectRedirecting);
  if (status === 'leaving' || (isEnterprise && status === 'no')) return;
  const way = isEnterprise && offer.options.enterprise ? 'enterprise' : offer.options.automatic;
  const click = isEnterprise
    ? takeRedirect(
        environment,
        (yield* getDeployment()).returnOrigins,
        ({ clicked }, isOwn) => isOwn && clicked === true,
      )
    : undefined;
  const target = way === undefined ? undefined : yield* addressOf(way, offer);
  if (way === undefined || target === undefined) {
    yield put(redirectEnded());
    if (isEnterprise) yield* showSignInNotice('warning', 'thirdParty.unavailable');
    return;
  }
  if (
    !mayRedirect(
      environment,
      isEnterprise ? 'enterpriseRequested' : 'onlyAccount',
      click !== undefined,
    )
  ) {
    yield put(redirectEnded());
    yield* showSignInNotice('info', 'thirdParty.cameBack');
    return;
  }
  const arrival = {
    agreed: false,
    page: currentPage(environment),
    returnTo: yield* getRequestedReturnUrl(),
  };
  const { agreed, page, returnTo } = click ?? arrival;
  const { href, state } = target;
  yield* leave(href, { way, at: environment.clock().wall, agreed, page, returnTo, state });
}
