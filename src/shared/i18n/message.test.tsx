import { localeIds } from './locales';
import { messageText } from './message';
import { loadPhrases } from './messageCatalog';
import { transportMessage } from './transportMessage';
import { createTranslator } from './translator';

beforeAll(async () => void (await Promise.all(localeIds.map(loadPhrases))));

describe('a message', () => {
  let t: ReturnType<typeof createTranslator>;
  beforeAll(() => {
    t = createTranslator('en_US');
  });

  test('with a phrase follows the language', () => {
    const message = { phrase: 'error.tooMany', values: { smart_count: 2 } } as const;
    expect(messageText(t, message)).toBe('Too many attempts. Try again in 2 seconds.');
    expect(messageText(createTranslator('ru_RU'), message)).toContain('2 секунды');
  });

  test('from the server is shown as text and cut at 300 characters', () => {
    const show = (serverText: string) => messageText(t, { serverText, fallback: 'login.failed' });
    expect(show('<b>%{x} |||| $&</b>')).toBe('<b>%{x} |||| $&</b>');
    expect(show('长'.repeat(10_000))).toBe(`${'长'.repeat(299)}…`);
    expect(show(' \u200b ')).toBe('Login failed');
  });

  test.each([
    ['timeout', 'The server took too long to respond. Try again.'],
    ['offline', 'You’re offline. Check your internet connection and try again.'],
    ['unreachable', 'Couldn’t reach the server. Check your internet connection and try again.'],
    ['tooLarge', 'The server sent an unexpected response. Try again later.'],
    ['unreadable', 'The server sent an unexpected response. Try again later.'],
  ] as const)('about a call that ended with %s says so', (kind, words) => {
    expect(messageText(t, transportMessage({ kind }))).toBe(words);
  });

  test('about a refusal is the service’s own, or the standard failure', () => {
    const refused = { kind: 'refused', status: 200, resultCode: '1', description: '' } as const;
    expect(messageText(t, transportMessage({ ...refused, message: '稍后再试' }))).toBe('稍后再试');
    expect(messageText(t, transportMessage({ ...refused, message: '' }))).toBe(
      'Something went wrong. Try again later.',
    );
  });
});

describe('a phrase’s parameter', () => {
  test('is unchanged without a sentence around it, such as in the page’s title', () => {
    expect(createTranslator('ar_SA')('home.documentTitle', { tenantName: 'Academy' })).toBe(
      'Academy',
    );
    expect(createTranslator('en_US')('home.documentTitle', { tenantName: 'أكاديمية' })).toBe(
      'أكاديمية',
    );
    expect(createTranslator('ar_SA')('thirdParty.vendor', { product: 'HW' })).toBe('HW ID');
  });
});
