import type { Answer } from '../../api/apiError';
import { request } from '../../api/request';
import type { Steps } from '../../lib/steps';
import { getProfile } from './sessionEndpoints';
import type { Profile } from './sessionEndpoints';

/** Asks the service whose the token is, always anew. */
export function* fetchProfile(): Steps<Answer<Profile>> {
  return yield* request(getProfile.initiate(undefined, { subscribe: false, forceRefetch: true }));
}
