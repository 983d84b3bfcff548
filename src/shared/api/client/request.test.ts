import { call, delay, race } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { initiateCall, makeApiStore, KNOWN, spyNetwork } from '#testing/network/apiStore.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import type { Answer } from './apiError';
import { request } from './request';
import type { Call } from './baseQuery';

describe('request', () => {
  const PROFILE = { operation: 'getProfile' } as const;
  let service: ScriptedService;
  beforeEach(() => {
    jest.useFakeTimers();
    service = new ScriptedService();
  });
  afterEach(() => jest.useRealTimers());
  function* ask(): SagaGenerator<Answer<unknown>> {
    return yield* request(initiateCall(PROFILE));
  }
  function* askForASecond(): SagaGenerator<{ answer?: Answer<unknown> }> {
    return (yield race({ answer: call(ask), late: delay(1000) })) as { answer?: Answer<unknown> };
  }
  test('returns the newest answer, not a cached one', async () => {
    service.script('getProfile', reply.data('first'), reply.refused('1', 'no'));
    const { run } = makeApiStore({ service });
    run(ask);
    await jest.advanceTimersByTimeAsync(0);
    const second = run(ask);
    await jest.advanceTimersByTimeAsync(0);
    expect(second.result()).toMatchObject({ error: { kind: 'refused' } });
  });
  test('aborts the call when it loses a race, and leaves nothing running', async () => {
    service.script('getProfile', reply.hang());
    const task = makeApiStore({ service }).run(askForASecond);
    await jest.advanceTimersByTimeAsync(999);
    expect(service.last('getProfile').aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(service.last('getProfile').aborted).toBe(true);
    expect(task.result()).toEqual({ late: true });
    // RTK Query removes unused answers after a minute.
    await jest.advanceTimersByTimeAsync(61_000);
    expect(jest.getTimerCount()).toBe(0);
    expect(service.count('getProfile')).toBe(1);
  });
  test('a defect is an error to show, not a silent abort', async () => {
    // RTK Query logs unexpected errors.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const language = (): never => {
      throw new Error('no language');
    };
    const task = makeApiStore({ service, context: { language } }).run(ask);
    await jest.advanceTimersByTimeAsync(0);
    expect(task.result()).toEqual({ error: { kind: 'unreadable' } });
  });
});

describe('body', () => {
  test('a form encodes +86 as %2B86, and what is typed stays one field', async () => {
    const { network, sent } = spyNetwork();
    const body = {
      phone_number: '1&left=2',
      country_code: '+86' as const,
      left: '17',
      key: '键 =',
    };
    await makeApiStore({ fetch: network }).ask({ operation: 'sendSmsCode', body });
    expect(sent().body).toBeInstanceOf(URLSearchParams);
    expect(String(sent().body)).toBe(
      'phone_number=1%26left%3D2&country_code=%2B86&left=17&key=%E9%94%AE+%3D',
    );
  });
  test('a JSON body is JSON and has its media type', async () => {
    const { network, sent } = spyNetwork();
    const body = {
      lang: 'zh-CN',
      signOpeType: 'SIGN',
      primaryType: 'YH',
      secondaryTypes: ['YS', 'FW'],
    } as const;
    await makeApiStore({ fetch: network }).ask({
      operation: 'signLatestAgreement',
      body: { ...body, secondaryTypes: ['YS', 'FW'] },
    });
    expect(sent().headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(String(sent().body))).toEqual(body);
  });
  test.each([
    ['a line break', 'a\r\nx: 1'],
    ['another script', '李雷'],
    ['a megabyte', 'x'.repeat(1_048_576)],
  ])('omits a value that a header cannot carry, and sends the call: %s', async (_goal, junk) => {
    const { network, sent } = spyNetwork();
    const context = { userId: () => junk, accessToken: () => junk, clientId: async () => junk };
    const { ask } = makeApiStore({ fetch: network, context });
    const asForm: Call = {
      operation: 'sendEmailCode',
      body: { email: 'a@b.example', left: '', key: '' },
    };
    expect(await ask(asForm)).toEqual({ data: 1 });
    expect([sent().headers.get('user_id'), sent().headers.get('fp')]).toEqual([null, null]);
    expect(await ask({ operation: 'getProfile' })).toEqual({ data: 1 });
    expect(sent().headers.get('authorization')).toBeNull();
  });
  test('sends files as parts of a form under their own names, with the same headers except the type', async () => {
    const service = new ScriptedService();
    const file = new File(['picture'], '头像.png');
    const { change } = makeApiStore({ service, context: KNOWN });
    expect(await change({ operation: 'uploadImage', body: { file } })).toMatchObject({
      data: { imageId: 'image-1' },
    });
    const { form, headers } = service.last('uploadImage');
    expect((form?.get('file') as File).name).toBe('头像.png');
    expect(headers.get('authorization')).toBe('Bearer token-9');
    expect(headers.get('tenant_id')).toBe('school-1');
    // The browser sets it together with the boundary.
    expect(headers.get('content-type')).toBeNull();
  });
});

describe('path', () => {
  test.each([
    ['a/../b', 'a%2F..%2Fb'],
    ['a?b#c', 'a%3Fb%23c'],
    ['a\udc00b', 'a%EF%BF%BDb'],
  ])(
    'an id of the service, %j, is one path segment, whatever it contains',
    async (importId, part) => {
      const service = new ScriptedService();
      const answer = await makeApiStore({ service }).ask({
        operation: 'getImport',
        path: { importId },
      });
      expect(answer.error).toBeUndefined();
      expect(service.last('getImport').path.split('/').at(-1)).toBe(part);
    },
  );
});
