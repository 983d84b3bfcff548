import { operations } from '#shared/api/contract/operations.generated.ts';
import type { Call, Timed } from './caller';

type Ask = (call: Call) => Promise<Timed>;

const LANGUAGE = { 'sxz-lang': 'en_US' };
const JSON_TYPE = { ...LANGUAGE, 'content-type': 'application/json' };
const FORM_TYPE = { ...LANGUAGE, 'content-type': 'application/x-www-form-urlencoded' };
const form = (fields: Record<string, string>): Pick<Call, 'method' | 'headers' | 'body'> => ({
  method: 'POST',
  headers: FORM_TYPE,
  body: new URLSearchParams(fields).toString(),
});

/** @throws if the mock's answer is not a success, because a benchmark of failures is meaningless */
export function expectOk(timed: Timed): Timed {
  if (timed.status !== 200)
    throw new Error(`The mock answered ${timed.status}: ${timed.text.slice(0, 300)}`);
  return timed;
}

/** Requests a code by SMS for an account that needs no slider. */
export function sendSms(phone: string): Call {
  return {
    path: operations.sendSmsCode.path,
    ...form({ phone_number: phone, country_code: '+86', left: '', key: '' }),
  };
}

async function codeFor(ask: Ask, phone: string): Promise<string> {
  const [message] = JSON.parse((await ask({ path: `/__mock/messages?to=${phone}` })).text) as {
    code: string;
  }[];
  if (!message) throw new Error(`Nothing was sent to ${phone}`);
  return message.code;
}

/** An administrator (D36). */
const ADMINISTRATOR = '13800000000';

/** Signs the administrator in. @returns the headers of authenticated calls */
export async function signIn(ask: Ask): Promise<Record<string, string>> {
  expectOk(await ask(sendSms(ADMINISTRATOR)));
  const token = form({
    phone_number: ADMINISTRATOR,
    verification_code: await codeFor(ask, ADMINISTRATOR),
    grant_type: 'sms_code',
    sign: 'true',
  });
  const { text } = expectOk(await ask({ path: operations.requestToken.path, ...token }));
  return { authorization: `Bearer ${(JSON.parse(text) as { access_token: string }).access_token}` };
}

/** Everyday calls that can be repeated. */
export function usualCalls(bearer: Record<string, string>): Record<string, Call> {
  return {
    getAcademyConfig: {
      path: operations.getAcademyConfig.path,
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ tenantId: '', lang: 'en_US', bundleId: '', terminal: 'pc' }),
    },
    getLoginScenario: { path: operations.getLoginScenario.path, headers: LANGUAGE },
    getAgreementText: { path: '/api/ischool/v1/open/agreements/service/en_US?tenant=academy' },
    getOverseas: { path: operations.getOverseas.path, headers: LANGUAGE },
    getProfile: { path: operations.getProfile.path, headers: { ...LANGUAGE, ...bearer } },
    getSliderChallenge: {
      path: `${operations.getSliderChallenge.path}?account=slider%40mock.example`,
      headers: LANGUAGE,
    },
  };
}

/** A page of members in the academy with 100,000 members. */
export function searchMembers(
  bearer: Record<string, string>,
  search: { keyword?: string; pageNo?: number },
): Call {
  const body = {
    keyword: '',
    field: 'name',
    scope: 'below',
    createdByMe: false,
    pageNo: 1,
    pageSize: 20,
    ...search,
  };
  return {
    path: operations.queryMembers.path,
    method: 'POST',
    headers: { ...JSON_TYPE, ...bearer, tenant_id: 'large' },
    body: JSON.stringify(body),
  };
}
