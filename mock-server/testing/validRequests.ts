import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { MockClient } from './mockForTests';
import type { ValidRequest } from './validRequest';
import { validRequestsOfSelectors } from './validRequestsOfSelectors';
import { validRequestsOfSignIn } from './validRequestsOfSignIn';

const PHONE = '13912345678';
const config = { tenantId: '', lang: 'en_US', bundleId: '', terminal: 'pc' };
const signature = {
  lang: 'en-US',
  signOpeType: 'SIGN',
  primaryType: 'YH',
  secondaryTypes: ['YS', 'FW'],
};
const report = {
  code: '0010001',
  step: 'send-code',
  cause: 'timeout',
  lang: 'en_US',
  at: '2025-03-01T10:00:00Z',
};

const withToken = async (client: MockClient) => ({
  authorization: `Bearer ${(await client.signIn({ phone_number: '13800000001' })).access_token}`,
});

/** The newest code of an account; six digits that are certainly wrong if none was sent. */
async function codeOrNone(client: MockClient, account: string): Promise<string> {
  return client.codeFor(account).catch(() => 'xxxxxx');
}

/** One valid call of each operation; a missing operation does not compile. */
export const validRequests: Record<OperationId, ValidRequest> = {
  ...validRequestsOfSignIn,
  ...validRequestsOfSelectors,
  getAcademyConfig: (client) => client.postJson(operations.getAcademyConfig.path, config),
  getLoginScenario: (client) => client.get(operations.getLoginScenario.path),
  getAgreementText: (client) =>
    client.fetch('/api/ischool/v1/open/agreements/privacy/ko_KR?tenant=academy'),
  getRemoteConfig: (client) =>
    client.get(`${operations.getRemoteConfig.path}?keys=sxz.domain.master`),
  getOverseas: (client) => client.get(operations.getOverseas.path),
  getSliderChallenge: (client, account = 'slider@mock.example') =>
    client.get(
      `${operations.getSliderChallenge.path}?${new URLSearchParams({ account }).toString()}`,
    ),
  sendEmailCode: (client, account = 'somebody@mail.example') => client.sendEmail(account),
  sendSmsCode: (client, account = PHONE) => client.sendSms(account),
  async requestToken(client, account = PHONE) {
    const isEmail = account.includes('@');
    // Test identifiers that send nothing may drop or hang. They need no code, so none is
    // requested.
    if (account === PHONE || /pending|19900000019/.test(account))
      await (isEmail ? client.sendEmail(account) : client.sendSms(account));
    return client.requestToken(
      isEmail ? { email: account } : { phone_number: account },
      await codeOrNone(client, account),
      { fp: 'fingerprint-1' },
    );
  },
  signLatestAgreement: async (client) =>
    client.postJson(operations.signLatestAgreement.path, signature, await withToken(client)),
  getProfile: async (client) => client.get(operations.getProfile.path, await withToken(client)),
  reportLoginFailure: (client) =>
    client.fetch(operations.reportLoginFailure.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    }),
};
