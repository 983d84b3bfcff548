import { useSelector } from 'react-redux';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { selectProfile } from './sessionSlice';
import { sessionHash } from './tokenStore';

/** The session, as part of the cache key of each answer that is for its account only. */
export function useSession(): string {
  // Each new session replaces the profile.
  useSelector(selectProfile);
  return sessionHash(useEnvironment());
}

/** The arguments of a query whose answer is for one account only. */
export type OfSession<Arg> = Arg & { session: string };
