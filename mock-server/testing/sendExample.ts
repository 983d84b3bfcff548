import { examples } from '#shared/api/contract/examples.generated.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { ADMIN, bearerOf, envelopeOf } from './mockForTests';
import type { MockClient } from './mockForTests';
import { readyImport, uploadImage, uploadSheet } from './uploads';

type Fields = Record<string, unknown>;
interface ExampleRequest {
  query: Fields;
  path: Fields;
  request: Fields;
}
type Preparation = (
  client: MockClient,
  headers: Record<string, string>,
  sent: ExampleRequest,
  account: string | undefined,
) => Promise<Partial<ExampleRequest> | Response>;

const ACCOUNT_FIELDS = ['account', 'email', 'phone_number'];

async function qrSession(client: MockClient): Promise<{ qrCodeSessionId: string }> {
  return (await envelopeOf<{ qrCodeSessionId: string }>(sendExample(client, 'createQrSession')))
    .data;
}

const importOf: Preparation = async (client, headers) => ({
  path: { importId: await readyImport(client, headers) },
});

/** What must have happened before an example makes sense. Uploads are sent here. */
const preparations: Partial<Record<OperationId, Preparation>> = {
  async requestToken(client, _headers, { request: { phone_number, ...request } }, account) {
    const to = account ?? String(phone_number);
    const isEmail = to.includes('@');
    // Test accounts that send nothing may drop or hang. They need no code, so none is requested.
    if (account === undefined || /pending|19900000019/.test(to))
      await (isEmail ? client.sendEmail(to) : client.sendSms(to));
    const code = await client.codeFor(to).catch(() => 'xxxxxx');
    const who = { [isEmail ? 'email' : 'phone_number']: to };
    return { request: { ...request, ...who, verification_code: code } };
  },
  getQrStatus: async (client) => ({ query: await qrSession(client) }),
  async requestQrToken(client) {
    const query = await qrSession(client);
    const session = `/__mock/qr/${query.qrCodeSessionId}`;
    await client.postJson(`${session}/scan`, {});
    await client.postJson(`${session}/confirm`, { userId: 'user-admin' });
    return { query };
  },
  async checkRestoreEmailCode(client, _headers, { query }, account) {
    if (account !== undefined) return {};
    await sendExample(client, 'sendRestoreEmailCode');
    const verificationCode = await client.codeFor(String(query['email']));
    return { query: { ...query, verificationCode } };
  },
  async checkRestoreSmsCode(client, _headers, { request }, account) {
    if (account !== undefined) return {};
    await sendExample(client, 'sendRestoreSmsCode');
    const verificationCode = await client.codeFor(String(request['phone_number']));
    return { request: { ...request, verificationCode } };
  },
  uploadImage: (client, headers) => uploadImage(client, headers),
  async getUploadedImage(client) {
    const { data } = await envelopeOf<{ imageId: string }>(
      uploadImage(client, await bearerOf(client)),
    );
    return { path: { imageId: data.imageId } };
  },
  createImport: (client, headers) => uploadSheet(client, headers),
  getImport: importOf,
  cancelImport: importOf,
  listImportRows: importOf,
  getImportReport: importOf,
  commitImport: importOf,
};

const searchOf = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, String(value)]),
  ).toString();

/**
 * Sends the contract's example of an operation as someone who may, after the calls that it needs.
 * @param account takes the place of the example's phone number or e-mail address
 */
export async function sendExample(
  client: MockClient,
  id: OperationId,
  account?: string,
): Promise<Response> {
  const { by, query, path, request = {} } = examples[id];
  const { method, path: template, body, clientId } = operations[id];
  const withAccount = (fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        account !== undefined && ACCOUNT_FIELDS.includes(name) ? account : value,
      ]),
    );
  const headers: Record<string, string> = {
    ...(!operations[id].withoutContext && { 'sxz-lang': 'en_US' }),
    ...(clientId && { fp: 'client-id-1' }),
    ...(by !== 'anyone' && (await bearerOf(client, by === 'user' ? undefined : ADMIN))),
  };
  const example = { query: withAccount(query), path, request: withAccount({ ...request }) };
  const preparation = await preparations[id]?.(client, headers, example, account);
  if (preparation instanceof Response) return preparation;
  const fullRequest: ExampleRequest = { ...example, ...preparation };
  const address = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(fullRequest.path[name]),
  );
  const search = searchOf(fullRequest.query);
  return client.fetch(search === '' ? address : `${address}?${search}`, {
    method,
    redirect: 'manual',
    ...(body === 'json' && { body: JSON.stringify(fullRequest.request) }),
    ...(body === 'form' && { body: searchOf(fullRequest.request) }),
    headers: {
      ...(body === 'json' && { 'content-type': 'application/json' }),
      ...(body === 'form' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
  });
}
