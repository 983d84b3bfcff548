import type { Answer } from '#shared/api/client/apiError.ts';
import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { getProfile } from './sessionEndpoints';
import type { Profile } from './sessionEndpoints';
import { sessionHash } from './tokenStore';

/**
 * Requests a profile, bypassing the cache.
 * @param session the hash of its token; by default that of the session
 */
export function* fetchProfile(session?: string): SagaGenerator<Answer<Profile>> {
  const hash = session ?? sessionHash(yield* getEnvironment());
  return yield* request(getProfile.initiate(hash, { subscribe: false, forceRefetch: true }));
}
