import { object, string } from 'yup';
import type { InferType } from 'yup';
import { api } from '#shared/api/client/api.ts';
import { tokenGrantSchema } from '#shared/session/tokenGrantSchema.ts';
import type { TokenGrant } from '#shared/session/tokenStore.ts';

/** The contract's limit. A code holds 2331 characters at most, and each of these may become nine in a link. */
const LONGEST_ID = 128;

/** Half a character has no place in an address: encoding it throws. */
const isWhole = (id: string) => !/\p{Surrogate}/u.test(id);

const sessionSchema = object({
  qrCodeSessionId: string().strict().required().max(LONGEST_ID).test('whole', isWhole),
});

const statusSchema = object({ qrCodeStatus: string().strict().required() });

/** A QR sign-in as the service began it (specification 3). */
export type QrSession = InferType<typeof sessionSchema>;

/** How far it has come; one of specification 4's values, or one that this page does not know. */
export type QrStatusAnswer = InferType<typeof statusSchema>;

const qrApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET …/qrcode.login/session (specification 7). It begins something new each time, so nothing of it is cached. */
    createQrSession: build.mutation<QrSession, void>({
      query: () => ({ operation: 'createQrSession' }),
      responseSchema: sessionSchema,
    }),
    /** GET …/qrcode.login/status (specification 7). */
    getQrStatus: build.query<QrStatusAnswer, string>({
      query: (qrCodeSessionId) => ({ operation: 'getQrStatus', query: { qrCodeSessionId } }),
      responseSchema: statusSchema,
      keepUnusedDataFor: 0,
    }),
    /** POST …/qrcode.login/token (specification 7); its data has the shape of a token answer (D27). */
    requestQrToken: build.mutation<TokenGrant, string>({
      query: (qrCodeSessionId) => ({ operation: 'requestQrToken', query: { qrCodeSessionId } }),
      responseSchema: tokenGrantSchema,
    }),
  }),
});

export const { createQrSession, getQrStatus, requestQrToken } = qrApi.endpoints;
