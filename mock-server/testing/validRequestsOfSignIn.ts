import { PNG } from 'pngjs';
import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { envelopeOf } from './mockForTests';
import type { MockClient } from './mockForTests';
import type { ValidRequest } from './validRequest';

type SignInOperation =
  | 'getSchoolDetails'
  | 'getClientIp'
  | 'createQrSession'
  | 'getQrStatus'
  | 'requestQrToken'
  | 'sendRestoreEmailCode'
  | 'sendRestoreSmsCode'
  | 'checkRestoreEmailCode'
  | 'checkRestoreSmsCode'
  | 'startPortalSignIn'
  | 'startVendorSignIn'
  | 'finishOAuth2SignIn'
  | 'submitApplication'
  | 'getCurrentApplication'
  | 'uploadImage'
  | 'getUploadedImage';

const EMAIL = 'pending@mock.example';
const PHONE = '19900000019';
const EXPLICIT: RequestInit = { redirect: 'manual' };
const away = new URLSearchParams({ 'sxz-lang': 'en_US', targetUrl: '/' }).toString();

export const application = {
  tenantId: '',
  realName: '李晨曦',
  gender: 'female',
  reason: 'To learn',
  imageId: '',
};

/**
 * Signs in without a call that the log would show for the operation.
 * @returns the header of a call with a bearer token
 */
export async function bearerOf(
  client: MockClient,
  identifier: Record<string, string> = { phone_number: '13800000001' },
): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${(await client.signIn(identifier)).access_token}` };
}

/** A picture of one colour. */
export function pngOf(width: number, height: number): Buffer {
  return PNG.sync.write(new PNG({ width, height }));
}

/** Uploads a picture. */
export function upload(
  client: MockClient,
  bearer: Record<string, string>,
  bytes: Buffer = pngOf(16, 9),
  name = 'me.png',
): Promise<Response> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], name));
  return client.fetch(operations.uploadImage.path, {
    method: 'POST',
    headers: { 'sxz-lang': 'en_US', ...bearer },
    body,
  });
}

async function sessionQuery(client: MockClient): Promise<string> {
  const { data } = await envelopeOf<{ qrCodeSessionId: string }>(
    client.get(operations.createQrSession.path),
  );
  return new URLSearchParams(data).toString();
}

const post = (client: MockClient, path: string): Promise<Response> =>
  client.fetch(path, { method: 'POST', headers: { 'sxz-lang': 'en_US' } });
const asPhone = (phone: string) => ({ country_code: '+86', phone_number: phone });
const sendByEmail: ValidRequest = (client, email = EMAIL) =>
  post(
    client,
    `${operations.sendRestoreEmailCode.path}?${new URLSearchParams({ email }).toString()}`,
  );
const sendByPhone: ValidRequest = (client, phone = PHONE) =>
  client.postForm(operations.sendRestoreSmsCode.path, asPhone(phone));

/** One valid call of each operation for signing in and joining. */
export const validRequestsOfSignIn: Pick<Record<OperationId, ValidRequest>, SignInOperation> = {
  getSchoolDetails: (client) => client.get(operations.getSchoolDetails.path),
  getClientIp: (client) => client.get(operations.getClientIp.path),
  createQrSession: (client) => client.get(operations.createQrSession.path),
  getQrStatus: async (client) =>
    client.get(`${operations.getQrStatus.path}?${await sessionQuery(client)}`),
  async requestQrToken(client) {
    const query = await sessionQuery(client);
    const session = query.replace(/^.*=/, '');
    await client.postJson(`/__mock/qr/${session}/scan`, {});
    await client.postJson(`/__mock/qr/${session}/confirm`, { userId: 'user-admin' });
    return post(client, `${operations.requestQrToken.path}?${query}`);
  },
  sendRestoreEmailCode: sendByEmail,
  sendRestoreSmsCode: sendByPhone,
  async checkRestoreEmailCode(client, email = EMAIL) {
    await sendByEmail(client, email);
    const query = new URLSearchParams({ email, verificationCode: await client.codeFor(email) });
    return post(client, `${operations.checkRestoreEmailCode.path}?${query.toString()}`);
  },
  async checkRestoreSmsCode(client, phone = PHONE) {
    await sendByPhone(client, phone);
    return client.postForm(operations.checkRestoreSmsCode.path, {
      ...asPhone(phone),
      verificationCode: await client.codeFor(phone),
    });
  },
  startPortalSignIn: (client) =>
    client.fetch(`${operations.startPortalSignIn.path}?${away}`, EXPLICIT),
  startVendorSignIn: (client) =>
    client.fetch(
      `${operations.startVendorSignIn.path.replace('{product}', 'hw')}?${away}`,
      EXPLICIT,
    ),
  finishOAuth2SignIn: (client) =>
    client.fetch(`${operations.finishOAuth2SignIn.path}?code=none`, EXPLICIT),
  submitApplication: async (client) =>
    client.postJson(operations.submitApplication.path, application, await bearerOf(client)),
  async getCurrentApplication(client) {
    const bearer = await bearerOf(client);
    await client.postJson(operations.submitApplication.path, application, bearer);
    return client.get(operations.getCurrentApplication.path, bearer);
  },
  uploadImage: async (client) => upload(client, await bearerOf(client)),
  async getUploadedImage(client) {
    const { data } = await envelopeOf<{ imageId: string }>(upload(client, await bearerOf(client)));
    return client.fetch(operations.getUploadedImage.path.replace('{imageId}', data.imageId));
  },
};
