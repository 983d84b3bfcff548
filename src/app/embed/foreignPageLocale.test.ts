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

describe('the language in a foreign page', () => {
  beforeEach(() => localStorage.clear());
  const chosen = (tag: string) => detectLocale(foreignPageLocale(browserEnvironment(window), tag));

  it('is the page’s as long as the visitor chose none', () => {
    expect(chosen('tr-TR')).toBe('tr_TR');
    localStorage.setItem('sxz_lang', 'ja_JP');
    expect(chosen('tr-TR')).toBe('ja_JP');
  });

  it('is nothing else that the visitor’s browser keeps', () => {
    localStorage.setItem('loginMode', '2');
    const { localStorage: local } = foreignPageLocale(browserEnvironment(window), 'tr-TR');
    expect([local.get('loginMode'), local.get('fp')]).toEqual(['2', undefined]);
  });

  it('is Chinese on a page that speaks none of ours', () => expect(chosen('nl')).toBe('zh_CN'));
});
