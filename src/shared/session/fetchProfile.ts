import type { Answer } from '#shared/api/client/apiError.ts';
import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getProfile } from './sessionEndpoints';
import type { Profile } from './sessionEndpoints';

/** Requests the profile of the current token, bypassing the cache. */
export function* fetchProfile(): SagaGenerator<Answer<Profile>> {
  return yield* request(getProfile.initiate(undefined, { subscribe: false, forceRefetch: true }));
}
