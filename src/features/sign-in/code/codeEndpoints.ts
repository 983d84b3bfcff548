import { object, string } from 'yup';
import type { InferType } from 'yup';
import { api } from '#shared/api/client/api.ts';
import type { TokenGrant } from '#shared/session/tokenStore.ts';
import { tokenGrantSchema } from '../finish/tokenGrantSchema';

const challengeSchema = object({
  srcImage: string().strict().required(),
  cutImage: string().strict().required(),
  key: string().strict().required(),
});

export type SliderChallenge = InferType<typeof challengeSchema>;

/**
 * The piece's offset in the picture's natural pixels. Both fields are empty when there was no
 * slider.
 */
export interface SliderSolution {
  left: string;
  key: string;
}

export interface CodeCredentials {
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

export const { getSliderChallenge, requestToken, sendEmailCode, sendSmsCode } = codeApi.endpoints;
