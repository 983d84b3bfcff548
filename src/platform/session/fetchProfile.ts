import type { Answer } from '../../api/apiError';
import { request } from '../../api/request';
import { getProfile } from './sessionEndpoints';
import type { Profile } from './sessionEndpoints';

/** Asks the service whose the token is, always anew. */
export function* fetchProfile(): Generator<unknown, Answer<Profile>, unknown> {
  return yield* request(getProfile.initiate(undefined, { subscribe: false, forceRefetch: true }));
}
