import { localeIds } from './locales';
import type { Locale } from './locales';
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
  test.each<[Locale, string, string]>([
    ['en_US', 'أحمد (2)', 'Remove \u2068أحمد (2)\u2069'],
    ['en_US', '张伟', 'Remove 张伟'],
    ['ar_SA', 'Anna (2)', 'إزالة \u2068Anna (2)\u2069'],
    ['ar_SA', 'أحمد', 'إزالة أحمد'],
  ])('in %s, %s does not change the sentence’s direction', (locale, name, text) => {
    expect(createTranslator(locale)('common.remove', { name })).toBe(text);
  });

  test('is unchanged without a sentence around it, such as in the page’s title', () => {
    expect(createTranslator('ar_SA')('home.documentTitle', { tenantName: 'Academy' })).toBe(
      'Academy',
    );
    expect(createTranslator('en_US')('home.documentTitle', { tenantName: 'أكاديمية' })).toBe(
      'أكاديمية',
    );
    expect(createTranslator('ar_SA')('thirdParty.vendor', { product: 'HW' })).toBe('HW ID');
  });

  test.each<[Locale, string]>([
    ['en_US', 'At most 10,000 entries can be imported at once'],
    ['de_DE', 'Es können höchstens 10.000 Einträge auf einmal importiert werden'],
    ['fr_FR', 'L’import est limité à 10\u202f000 entrées à la fois'],
    ['ar_SA', 'يمكن استيراد 10,000 سجل كحد أقصى في المرة الواحدة'],
  ])('is formatted as %s writes numbers', (locale, text) => {
    expect(createTranslator(locale)('memberImport.problem.tooMany', { most: 10_000 })).toBe(text);
  });
});
