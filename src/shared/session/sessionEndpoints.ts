import { mixed, object } from 'yup';
import type { Schema } from 'yup';
import { api } from '#shared/api/client/api.ts';
import type { BodyOf } from '#shared/api/contract/contractTypes.ts';
import type { Answer } from '#shared/api/client/apiError.ts';
import { request } from '#shared/api/client/request.ts';
import { looseText } from '#lib/text/looseText.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { sessionHash } from './tokenStore';

/** The signed-in user. A field of a wrong type counts as absent. */
export interface Profile {
  realName?: string | undefined;
  nickName?: string | undefined;
  mobile?: string | undefined;
  email?: string | undefined;
  avatarUrl?: string | undefined;
  /** Whether the user may assign learning content, for what is shown: the services check it (P57). */
  administrator?: boolean | undefined;
}

const profileSchema: Schema<Profile> = object({
  realName: looseText(),
  nickName: looseText(),
  mobile: looseText(),
  email: looseText(),
  avatarUrl: looseText(),
  administrator: mixed<boolean>().transform((value) => value === true),
}).required();

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /api/accounts/users/me, of the token with a hash. */
    getProfile: build.query<Profile, string>({
      query: (session) => ({ operation: 'getProfile', session }),
      responseSchema: profileSchema,
      keepUnusedDataFor: 0,
    }),
    /** POST …/compare-and-sign-lastest-agreement; the result is ignored. */
    signLatestAgreement: build.mutation<unknown, BodyOf<'signLatestAgreement'>['lang']>({
      query: (lang) => ({
        operation: 'signLatestAgreement',
        body: { lang, signOpeType: 'SIGN', primaryType: 'YH', secondaryTypes: ['YS', 'FW'] },
      }),
    }),
  }),
});

const { getProfile } = sessionApi.endpoints;
export const { signLatestAgreement } = sessionApi.endpoints;

/**
 * Requests a profile, bypassing the cache.
 * @param session the hash of its token; by default that of the session
 */
export function* fetchProfile(session?: string): SagaGenerator<Answer<Profile>> {
  const hash = session ?? sessionHash(yield* getEnvironment());
  return yield* request(getProfile.initiate(hash, { subscribe: false, forceRefetch: true }));
}
