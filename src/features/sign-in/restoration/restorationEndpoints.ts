import { api } from '#shared/api/client/api.ts';
import type { Identifier } from '#shared/session/identifier.ts';

/** Any truthy data means verified, anything empty that the code is wrong. */
const isVerified = (data: unknown): boolean => Boolean(data);

const restorationApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendRestoreSmsCode: build.mutation<unknown, string>({
      query: (phoneNumber) => ({
        operation: 'sendRestoreSmsCode',
        body: { country_code: '+86', phone_number: phoneNumber },
      }),
    }),
    sendRestoreEmailCode: build.mutation<unknown, string>({
      query: (email) => ({ operation: 'sendRestoreEmailCode', query: { email } }),
    }),
    /** POST …/restore/sms/check; whether the code was right and the account is restored. */
    checkRestoreSmsCode: build.mutation<boolean, { phoneNumber: string; code: string }>({
      query: ({ phoneNumber, code }) => ({
        operation: 'checkRestoreSmsCode',
        body: { country_code: '+86', phone_number: phoneNumber, verificationCode: code },
      }),
      transformResponse: isVerified,
    }),
    /** POST …/restore/email/check; whether the code was right and the account is restored. */
    checkRestoreEmailCode: build.mutation<boolean, { email: string; code: string }>({
      query: ({ email, code }) => ({
        operation: 'checkRestoreEmailCode',
        query: { email, verificationCode: code },
      }),
      transformResponse: isVerified,
    }),
  }),
});

const { checkRestoreEmailCode, checkRestoreSmsCode, sendRestoreEmailCode, sendRestoreSmsCode } =
  restorationApi.endpoints;

export function sendRestoreCode({ channel, value }: Identifier) {
  return channel === 'phone'
    ? sendRestoreSmsCode.initiate(value, { track: false })
    : sendRestoreEmailCode.initiate(value, { track: false });
}

/** Checks a restoration code; a right one restores the account. */
export function checkRestoreCode({ channel, value }: Identifier, code: string) {
  return channel === 'phone'
    ? checkRestoreSmsCode.initiate({ phoneNumber: value, code }, { track: false })
    : checkRestoreEmailCode.initiate({ email: value, code }, { track: false });
}
