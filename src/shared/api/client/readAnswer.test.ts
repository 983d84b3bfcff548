import { readAnswer } from './readAnswer';
import type { AnswerShape } from './readAnswer';
import { soon } from '#testing/helpers/soon.ts';
import { ENVELOPE, read, refused, UNREADABLE } from '#testing/helpers/readText.ts';

describe('readAnswer', () => {
  const CONFIG: AnswerShape = { envelope: '200' };
  describe('an envelope', () => {
    test.each([
      ['a list', 200, '[{"code":"000000"}]'],
      ['an object without a code', 200, '{}'],
      ['an invalid code', 200, '{"code":{"toString":"000000"},"data":1}'],
      ['a broken error page', 500, 'Internal Server Error'],
    ])('is unreadable: %s', (_goal, status, text) => {
      expect(read(status, text)).toEqual(UNREADABLE);
    });

    test.each([
      ['the success string', '"000000"', ENVELOPE, true],
      ['the number 0', '0', ENVELOPE, false],
      ['the number 200 on another call', '200', ENVELOPE, false],
      ['the number 200 on the configuration', '200', CONFIG, true],
      ['the success string on the configuration', '"000000"', CONFIG, false],
    ])('is judged by its code: %s', (_goal, code, shape, success) => {
      const answer = read(200, `{"code":${code},"message":"m","data":7}`, shape);
      if (success) expect(answer).toEqual({ data: 7 });
      else
        expect(answer).toEqual(
          refused(200, { resultCode: String(JSON.parse(code)), message: 'm' }),
        );
    });

    test.each([200, 304, 401, 429, 500])(
      'with a success code succeeds also with status %d',
      (status) => {
        expect(read(status, '{"code":"000000","message":"success","data":{"a":1}}')).toEqual({
          data: { a: 1 },
        });
        expect(read(status, '{"code":200,"message":"success","data":null}', CONFIG)).toEqual({
          data: null,
        });
      },
    );

    test.each([400, 401, 500])(
      'with a success code and status %d is not a file, and its words are not a refusal’s',
      (status) => {
        expect(read(status, '{"code":"000000","message":"success","data":null}', 'file')).toEqual(
          refused(status),
        );
      },
    );

    test.each(['7', 'null', '["x"]', '{"text":"x"}', 'true'])(
      'has no message when its message is %s',
      (message) => {
        expect(read(200, `{"code":"1","message":${message}}`)).toEqual(
          refused(200, { resultCode: '1' }),
        );
      },
    );

    test('a 401, 403 or 429 without an envelope is a refusal too', () => {
      for (const status of [401, 403, 429]) expect(read(status, '')).toEqual(refused(status));
      expect(read(401, '{"code":"401","message":"token"}')).toEqual(
        refused(401, { resultCode: '401', message: 'token' }),
      );
    });

    test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
      'drops a key %s at every level, and nothing else',
      (key) => {
        const before = Object.getOwnPropertyNames(Object.prototype);
        const text = `{"${key}":{"code":"1","polluted":1},"code":"000000","data":{"list":[{"${key}":{"a":1},"b":2}]}}`;
        expect(JSON.stringify(read(200, text))).toBe('{"data":{"list":[{"b":2}]}}');
        expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
      },
    );

    test('objects nested 10,000 deep are unreadable, and detected in under 100 ms', () => {
      const text = `{"code":"000000","message":"ok","data":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_001)}`;
      expect(soon(100, () => read(200, text))).toEqual(UNREADABLE);
    });
  });
  describe('a text', () => {
    test('is returned unchanged', () =>
      expect(read(200, '<h1>x</h1>', 'text')).toEqual({ data: '<h1>x</h1>' }));

    test('of an error page is not returned', () =>
      expect(read(404, '<h1>x</h1>', 'text')).toEqual(refused(404)));
  });
  test.each(['timeout', 'offline', 'unreachable', 'tooLarge', 'aborted'] as const)(
    'reports %s as the transport did',
    (result) => {
      expect(readAnswer({ result }, ENVELOPE)).toEqual({ error: { kind: result } });
    },
  );
});

describe('the service’s retry delay', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12) }));
  afterEach(() => jest.useRealTimers());

  test.each([
    ['seconds', '30', 30],
    ['a date', 'Mon, 05 Jan 2026 12:01:30 GMT', 90],
    ['seconds beyond the cap', '86400', 600],
    ['nothing', null, undefined],
    ['a past date', 'Mon, 05 Jan 2026 11:00:00 GMT', undefined],
    ['junk', 'soon', undefined],
    ['junk that a lenient parser takes for a date', 'later 2099', undefined],
  ])('from %s', (_goal, header, seconds) => {
    const text = '{"code":"429","message":"slow down"}';
    const wait = seconds === undefined ? {} : { retryAfterSeconds: seconds };
    expect(read(429, text, ENVELOPE, header)).toEqual(
      refused(429, { resultCode: '429', message: 'slow down', ...wait }),
    );
  });

  test('from a date without an envelope, while the clock of the device is an hour behind', () => {
    const [date, header] = ['Mon, 05 Jan 2026 13:00:00 GMT', 'Mon, 05 Jan 2026 13:00:45 GMT'];
    expect(read(429, '<html>', ENVELOPE, header, date)).toEqual(
      refused(429, { retryAfterSeconds: 45 }),
    );
  });
});
