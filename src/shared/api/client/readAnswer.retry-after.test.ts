import { ENVELOPE, read, refused } from '#testing/pages/readText.ts';

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
