import { takeReturnTrip } from '../features/sign-in/by-third-party/returnTrip';
import { withReturnTrip } from '../features/sign-in/by-third-party/thirdPartySlice';
import { SignInWays } from '../features/sign-in/SignInWays';
import { AcademyAnswers } from '../platform/academy/AcademyAnswers';
import { clientIdSource } from '../platform/fingerprint/clientId';
import { keepDefaultPhrases } from '../platform/language/defaultPhrases';
import type { Locale } from '../platform/language/locales';
import { Notices } from '../platform/notices/Notices';
import { MemberMenu } from './MemberMenu';
import { Overlays } from './Overlays';
import { Routes } from './routes';
import type { RestOptions } from './startRest';
import { makeStore } from './store';

export { startRest } from './startRest';

keepDefaultPhrases();

/** What the app shows beyond the frame of its first screen. */
export const restParts = { AcademyAnswers, MemberMenu, Notices, Overlays, Routes, SignInWays };

export type RestParts = typeof restParts;

type Surroundings = Pick<RestOptions, 'environment' | 'deployment'>;

/** What a store needs in a browser. */
export function restOptions({ environment, deployment }: Surroundings): RestOptions {
  return { environment, deployment, clientId: clientIdSource(window, '/static/verification-code.js', environment.local) };
}

/** Starts everything for a page of the browser that is still empty. @returns its store */
export function startPage(surroundings: Surroundings, locale: Locale) {
  // Before any request: what a foreign sign-in page left in the address is for nobody else.
  const returnTrip = takeReturnTrip(surroundings.environment, surroundings.deployment);
  const preloaded = { language: { locale }, ...withReturnTrip(returnTrip) };
  return makeStore({ ...restOptions(surroundings), preloaded }).store;
}
