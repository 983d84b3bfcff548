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

  test.each([
    ['is an hour behind', 'Mon, 05 Jan 2026 13:00:00 GMT', 'Mon, 05 Jan 2026 13:00:45 GMT', 45],
  ])('from a date, while the clock of the device %s', (_goal, date, header, seconds) => {
    expect(read(429, '<html>', ENVELOPE, header, date)).toEqual(
      refused(429, { retryAfterSeconds: seconds }),
    );
  });

  test('counts without an envelope, too', () => {
    expect(read(429, '<html>Too Many Requests</html>', ENVELOPE, '30')).toEqual(
      refused(429, { retryAfterSeconds: 30 }),
    );
  });
});
