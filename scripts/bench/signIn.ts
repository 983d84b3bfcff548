import { operations } from '#shared/api/contract/operations.generated.ts';

/** An administrator. */
const ADMINISTRATOR = '13800000000';

/** @throws if the answer is not a success */
async function readAnswer(url: string, fields?: Record<string, string>): Promise<unknown> {
  const answer = await fetch(
    url,
    fields && {
      method: 'POST',
      headers: { 'sxz-lang': 'en_US' },
      body: new URLSearchParams(fields),
    },
  );
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The mock answered ${answer.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as unknown;
}

/**
 * Signs the administrator in at the mock behind this origin.
 * @returns the access token
 */
export async function signIn(origin: string): Promise<string> {
  await readAnswer(origin + operations.sendSmsCode.path, {
    phone_number: ADMINISTRATOR,
    country_code: '+86',
    left: '',
    key: '',
  });
  const [message] = (await readAnswer(`${origin}/__mock/messages?to=${ADMINISTRATOR}`)) as {
    code: string;
  }[];
  const { access_token: token } = (await readAnswer(origin + operations.requestToken.path, {
    phone_number: ADMINISTRATOR,
    verification_code: message?.code ?? '',
    grant_type: 'sms_code',
    sign: 'true',
  })) as { access_token: string };
  return token;
}
