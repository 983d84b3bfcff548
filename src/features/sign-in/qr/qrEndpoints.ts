import { object, string } from 'yup';
import type { InferType } from 'yup';
import { api } from '#shared/api/client/api.ts';
import type { ApiError } from '#shared/api/client/apiError.ts';
import { tokenGrantSchema } from '../finish/tokenGrantSchema';
import type { TokenGrant } from '#shared/session/tokenStore.ts';
import { transportMessage } from '#shared/i18n/transportMessage.ts';
import type { Message } from '#shared/i18n/message.ts';

/**
 * The contract's limit. A QR code holds 2331 characters at most, and URL encoding may turn each
 * character into nine.
 */
const MAX_ID_LENGTH = 128;

/** A lone surrogate cannot be URL-encoded: `encodeURIComponent` throws. */
const isWhole = (id: string) => !/\p{Surrogate}/u.test(id);

const sessionSchema = object({
  qrCodeSessionId: string().strict().required().max(MAX_ID_LENGTH).test('whole', isWhole),
});

const statusSchema = object({ qrCodeStatus: string().strict().required() });

export type QrSession = InferType<typeof sessionSchema>;

/** The session's status: a value of specification 4 or an unknown one. */
export type QrStatusAnswer = InferType<typeof statusSchema>;

const qrApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * GET …/qrcode.login/session. Each call creates a session, so it is a mutation and not cached.
     */
    createQrSession: build.mutation<QrSession, void>({
      query: () => ({ operation: 'createQrSession' }),
      responseSchema: sessionSchema,
    }),
    getQrStatus: build.query<QrStatusAnswer, string>({
      query: (qrCodeSessionId) => ({ operation: 'getQrStatus', query: { qrCodeSessionId } }),
      responseSchema: statusSchema,
      keepUnusedDataFor: 0,
    }),
    /** POST …/qrcode.login/token. Its data has the shape of a token answer. */
    requestQrToken: build.mutation<TokenGrant, string>({
      query: (qrCodeSessionId) => ({ operation: 'requestQrToken', query: { qrCodeSessionId } }),
      responseSchema: tokenGrantSchema,
    }),
  }),
});

export const { createQrSession, getQrStatus, requestQrToken } = qrApi.endpoints;

const EXPIRED_CODE = '030027';

/** Whether the QR session is gone, so that only a new one helps. */
export function isExpired(error: ApiError): boolean {
  return error.kind === 'refused' && error.resultCode === EXPIRED_CODE;
}

/** The retry delay that the service asks for, ms; 0 when it gives none. */
export function retryDelayOf(error: ApiError): number {
  return error.kind === 'refused' ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
}

/** The message for a confirmed sign-in without a token when the service gave no text. */
export function loginFailureMessage(error: ApiError): Message {
  return error.kind === 'offline' ? transportMessage(error) : { phrase: 'login.failed' };
}
