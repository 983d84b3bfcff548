/** @jest-environment node */
import { examples } from '#shared/api/contract/examples.generated.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { handlers } from '#mock/services/handlers.ts';
import type { LoggedRequest } from '#mock/state/controlTypes.ts';
import { envelopeOf, mockForFile } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';
import { sendExample } from '#mock/testing/sendExample.ts';

const strict = mockForFile();
const lines: string[] = [];
const lenient = mockForFile({ enforce: false, log: (line) => lines.push(line) });

const CONFIG = operations.getAcademyConfig.path;
const configRequest = { tenantId: '', lang: 'en_US', bundleId: '', terminal: 'pc' };

test.each(Object.keys(operations) as OperationId[])(
  'the mock answers the example of %s, with the status of its answer',
  async (operation) => {
    const client = strict();
    const answer = await sendExample(client, operation);
    const { status, answer: example } = examples[operation];
    expect(answer.status).toBe(status);
    const [logged] = await client.look<LoggedRequest[]>(`/__mock/requests?operation=${operation}`);
    expect(logged).toMatchObject({ operation, status, violations: [] });
    if (typeof example === 'object' && 'code' in example) expect(logged?.code).toBe(example.code);
  },
);

test.each<[string, (client: MockClient) => Promise<Response>, string]>([
  ['a missing language', (client) => client.fetch(operations.getOverseas.path), 'header'],
  [
    'an unknown language',
    (client) => client.get(operations.getOverseas.path, { 'sxz-lang': 'en-US' }),
    'header',
  ],
  [
    'a header that the operation does not have',
    (client) => client.get(operations.getOverseas.path, { fp: 'client-id-1' }),
    'header',
  ],
  [
    'an unknown query parameter',
    (client) => client.get(`${operations.getOverseas.path}?x=1`),
    'query',
  ],
  [
    'a wrong field',
    (client) => client.postJson(CONFIG, { ...configRequest, terminal: 'app' }),
    'body',
  ],
  [
    'unreadable JSON',
    (client) =>
      client.fetch(CONFIG, {
        method: 'POST',
        headers: { 'sxz-lang': 'en_US', 'content-type': 'application/json' },
        body: '{',
      }),
    'body',
  ],
])('refuses %s with 990422 and logs it', async (_title, ask, where) => {
  const client = strict();
  const answer = await ask(client);
  expect(answer.status).toBe(422);
  const body = await envelopeOf<{ violations: { where: string }[] }>(answer);
  expect(body).toMatchObject({ code: '990422', message: expect.stringMatching(/./) });
  expect(body.data.violations).toContainEqual(expect.objectContaining({ where }));
  const [logged] = await client.look<LoggedRequest[]>('/__mock/requests');
  expect(logged).toMatchObject({ status: 422, code: '990422', violations: body.data.violations });
});

const FORM = 'application/x-www-form-urlencoded';
const TOKEN = 'verification_code=123456&grant_type=sms_code&sign=true';
const EDGE = 'multipart/form-data; boundary=edge';
const textAsFile =
  '--edge\r\nContent-Disposition: form-data; name="file"\r\n\r\nhello\r\n--edge--\r\n';

test.each([
  [
    'a field twice',
    operations.sendSmsCode.path,
    FORM,
    'phone_number=13912345678&phone_number=13912345679&country_code=%2B86&left=&key=',
    '/phone_number must be string (received 2 values)',
  ],
  [
    'both identifiers',
    operations.requestToken.path,
    FORM,
    `${TOKEN}&phone_number=13912345678&email=a@b.example`,
    '/ must match exactly one schema in oneOf (phone_number | email)',
  ],
  [
    'a text in place of a file',
    operations.uploadImage.path,
    EDGE,
    textAsFile,
    '/file must be a file with a name, not a text',
  ],
])('names what is wrong with %s in the refusal', async (_title, path, type, body, message) => {
  const answer = await strict().fetch(path, {
    method: 'POST',
    headers: { 'sxz-lang': 'en_US', 'content-type': type },
    body,
  });
  expect([
    answer.status,
    (await envelopeOf<{ violations: object[] }>(answer)).data.violations,
  ]).toEqual([422, expect.arrayContaining([{ where: 'body', message }])]);
});

test('answers 404 for an unknown path and logs a violation', async () => {
  const client = strict();
  const answer = await client.get('/api/nothing/here');
  expect(answer.status).toBe(404);
  expect(await envelopeOf(answer)).toMatchObject({ code: '990404', data: null });
  expect(await client.look('/__mock/requests')).toMatchObject([
    { operation: null, status: 404, violations: [{ where: 'route' }] },
  ]);
});

test.each<[string, string, string]>([
  ['GET', operations.requestToken.path, 'POST'],
  ['HEAD', operations.getAcademyConfig.path, 'POST'],
])('%s %s answers 405 and names %s as the supported methods', async (method, path, methods) => {
  const client = strict();
  const answer = await client.fetch(path, { method, headers: { 'sxz-lang': 'en_US' } });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, methods]);
  if (method !== 'HEAD')
    expect(await answer.json()).toEqual({
      code: '990405',
      message: expect.stringContaining(`${path}, only ${methods}. Did you mean `),
      data: null,
    });
  expect(await client.look('/__mock/requests')).toMatchObject([
    {
      operation: null,
      status: 405,
      violations: [{ where: 'route', message: expect.stringContaining(`only ${methods}`) }],
    },
  ]);
});

test.each([{ pageNo: 0 }, { pageSize: 7 }])(
  'without enforcement, answers the invalid page %j with an error instead of other rows',
  async (requests) => {
    const client = lenient();
    const { access_token: token } = await client.signIn({ phone_number: '13800000000' });
    const body = { keyword: '', pageNo: 1, pageSize: 10, ...requests };
    const answer = await client.postJson(operations.queryGroups.path, body, {
      authorization: `Bearer ${token}`,
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        code: '990422',
        message: expect.any(String),
        data: { violations: expect.arrayContaining([expect.objectContaining({ where: 'body' })]) },
      },
    ]);
  },
);

/**
 * Makes a handler of the mock fail. Tables refuse rows that would make an answer break the
 * contract, so a row cannot do it.
 */
function breakAHandler({ code = '000000', loginScenarioType = 'zero' as unknown } = {}): void {
  const answer = {
    status: 200,
    body: { code, message: '', data: { vipSchoolAppName: '', loginScenarioType } },
  };
  jest.spyOn(handlers, 'getLoginScenario').mockReturnValue(answer as never);
}

test('answers 990500 when its own answer breaks the contract', async () => {
  const client = strict();
  breakAHandler();
  const answer = await client.get(operations.getLoginScenario.path);
  expect([answer.status, (await envelopeOf(answer)).code]).toEqual([500, '990500']);
});

test('accepts a result code that the contract does not list, and reports text that is no code once', async () => {
  const client = strict();
  breakAHandler({ code: '123456', loginScenarioType: 0 });
  expect((await client.get(operations.getLoginScenario.path)).status).toBe(200);
  breakAHandler({ code: 'fine', loginScenarioType: 0 });
  const answer = await client.get(operations.getLoginScenario.path);
  expect((await envelopeOf<{ violations: object[] }>(answer)).data.violations).toEqual([
    { where: 'answer', message: '/code must match pattern "^[0-9]{3,7}$"' },
  ]);
});

test('without enforcement, passes and logs a request and an answer that break the contract', async () => {
  const client = lenient();
  breakAHandler();
  const answer = await client.fetch(operations.getLoginScenario.path);
  expect(await envelopeOf(answer)).toMatchObject({
    code: '000000',
    data: { loginScenarioType: 'zero' },
  });
  expect(await client.look('/__mock/requests')).toMatchObject([
    { status: 200, violations: [{ where: 'header' }, { where: 'answer' }] },
  ]);
  expect(lines).toContainEqual(expect.stringMatching(/^contract: getLoginScenario: header/));
});
