import { screen, within } from '@testing-library/react';
import { loadPhrases, phrasesOf } from '#shared/i18n/messageCatalog.ts';
import { localeIds } from '#shared/i18n/locales.ts';
import { renderApp } from '#testing/render/renderApp.tsx';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

const PATH = '/commonUsage/failReceiveVerificationCode.htm';

afterEach(() => {
  history.replaceState(null, '', '/');
});

async function openHelp(query: string, locale: (typeof localeIds)[number] = 'en_US') {
  await loadPhrases(locale);
  history.replaceState(null, '', PATH);
  await renderApp({ locale, environment: testEnvironment({ address: `${PATH}${query}` }) });
  const main = within(screen.getByRole('main'));
  return {
    title: main.getByRole('heading', { level: 1 }),
    links: main.getAllByRole('link'),
    pieces: main.getAllByRole('listitem'),
  };
}

describe.each(localeIds)('in %s', (locale) => {
  test.each([
    { query: '?type=phone', type: 'phone', other: 'email' },
    { query: '?type=email', type: 'email', other: 'phone' },
    { query: '', type: 'phone', other: 'email' },
    { query: '?type=pigeon', type: 'phone', other: 'email' },
  ] as const)(
    '"$query" shows the tips for $type, and links back and to $other',
    async ({ query, type, other }) => {
      const { title, links, pieces } = await openHelp(query, locale);
      const words = phrasesOf(locale);
      expect(title.textContent).toBe(words[`help.${type}.title`]);
      expect(pieces).toHaveLength(5);
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        [words['help.backToSignIn'], `/login/index?sxz-lang=${locale}`],
        [words[`help.${other}.title`], `${PATH}?type=${other}&sxz-lang=${locale}`],
      ]);
    },
  );
});
