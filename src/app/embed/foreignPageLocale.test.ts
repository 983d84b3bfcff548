import { detectLocale } from '#shared/i18n/detectLocale.ts';
import { browserEnvironment } from '#shared/browser/environment.ts';
import { foreignPageLocale, localeOfTag } from './foreignPageLocale';

it.each([
  ['de', 'de_DE'],
  ['de-AT', 'de_DE'],
  ['AR', 'ar_SA'],
  ['zh-Hant-TW', 'zh_CN'],
  ['pt_PT', 'pt_BR'],
  ['', undefined],
  ['nl', undefined],
  ['e', undefined],
])('the tag %j means %s', (tag, locale) => expect(localeOfTag(tag)).toBe(locale));

describe('the language in a host page', () => {
  beforeEach(() => localStorage.clear());
  const chosen = (tag: string) => detectLocale(foreignPageLocale(browserEnvironment(window), tag));

  it('is the page’s until the user chooses one', () => {
    expect(chosen('tr-TR')).toBe('tr_TR');
    localStorage.setItem('sxz_lang', 'ja_JP');
    expect(chosen('tr-TR')).toBe('ja_JP');
  });

  it('reads nothing else from the user’s browser', () => {
    localStorage.setItem('loginMode', '2');
    const { localStorage: local } = foreignPageLocale(browserEnvironment(window), 'tr-TR');
    expect([local.get('loginMode'), local.get('fp')]).toEqual(['2', undefined]);
  });

  it('is Chinese on a page in none of our languages', () => expect(chosen('nl')).toBe('zh_CN'));
});
