import { api } from '#shared/api/client/api.ts';
import type { TokenGrant } from '#shared/session/tokenStore.ts';
import type { Identifier } from '#shared/session/identifier.ts';
import { tokenGrantSchema } from '../finish/tokenGrantSchema';
import { challengeSchema } from '../verification/challenge';
import type { SliderChallenge, SliderSolution } from '../verification/challenge';

interface CodeCredentials {
  identifier: { phone_number: string } | { email: string };
  code: string;
}

const codeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET …/code/imagevalid; null means that no slider is required. */
    getSliderChallenge: build.query<SliderChallenge | null, string>({
      query: (account) => ({ operation: 'getSliderChallenge', query: { account } }),
      responseSchema: challengeSchema.nullable().defined(),
      keepUnusedDataFor: 0,
    }),
    sendSmsCode: build.mutation<unknown, SliderSolution & { phoneNumber: string }>({
      query: ({ phoneNumber, left, key }) => ({
        operation: 'sendSmsCode',
        body: { phone_number: phoneNumber, country_code: '+86', left, key },
      }),
    }),
    sendEmailCode: build.mutation<unknown, SliderSolution & { email: string }>({
      query: ({ email, left, key }) => ({ operation: 'sendEmailCode', body: { email, left, key } }),
    }),
    /** POST /api/auth/oauth/token. Call it only after the user has accepted the agreement. */
    requestToken: build.mutation<TokenGrant, CodeCredentials>({
      query: ({ identifier, code }) => ({
        operation: 'requestToken',
        body: { verification_code: code, grant_type: 'sms_code', sign: 'true', ...identifier },
        answer: 'token',
      }),
      responseSchema: tokenGrantSchema,
    }),
  }),
});

const { getSliderChallenge, requestToken, sendEmailCode, sendSmsCode } = codeApi.endpoints;

export function requestChallenge(account: string) {
  return getSliderChallenge.initiate(account, { subscribe: false, forceRefetch: true });
}

export function requestCode({ channel, value }: Identifier, solution: SliderSolution) {
  return channel === 'phone'
    ? sendSmsCode.initiate({ phoneNumber: value, ...solution }, { track: false })
    : sendEmailCode.initiate({ email: value, ...solution }, { track: false });
}

export function requestTokenForCode({ channel, value }: Identifier, code: string) {
  const identifier = channel === 'phone' ? { phone_number: value } : { email: value };
  return requestToken.initiate({ identifier, code }, { track: false });
}
