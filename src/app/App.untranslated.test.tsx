import { act, screen } from '@testing-library/react';
import { noticeShown } from '#shared/notices/noticesSlice.ts';
import { languageRequested } from '#shared/i18n/languageSlice.ts';
import { localeNames } from '#shared/i18n/localeNames.ts';
import { quotaFoundUsedUp } from '#features/assignment/order-reminder/orderingSlice.ts';
import { FAULTY, job, openImport } from '#testing/pages/importDialog.tsx';
import { openAssignPage } from '#testing/pages/assignPage.ts';
import { openJoinPage } from '#testing/pages/joinPage.ts';
import { openAcademyPicker, openPicker, settle } from '#testing/pages/openPicker.tsx';
import { openProtocolPage } from '#testing/pages/protocolPage.ts';
import { openQrPage, qrService, qrStatus } from '#testing/pages/qrPage.ts';
import { openRestoration } from '#testing/pages/restorationDialog.ts';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { askByPhone, openSignInPage, PHONE_NUMBER } from '#testing/pages/signInPage.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { wordsOnScreen } from '#testing/helpers/wordsOnScreen.ts';

/**
 * In German every phrase shows its key, so that all other text on the screen must come from
 * elsewhere.
 */
jest.mock('#translations/de_DE.ts', () => {
  const { zh_CN } = jest.requireActual<{ zh_CN: Record<string, string> }>('#translations/zh_CN.ts');
  const phraseOf = ([key, text]: [string, string]) => [
    key,
    `⟦${key} ${(text.match(/%\{\w+\}/g) ?? []).join(' ')}⟧`,
  ];
  return { de_DE: Object.fromEntries(Object.entries(zh_CN).map(phraseOf)) };
});

type Page = Awaited<ReturnType<typeof renderApp>>;

afterEach(() => history.replaceState(null, '', '/'));

const LANGUAGES = Object.values(localeNames);
/**
 * Data of the scripted services and the test user, and units that are the same in every language.
 */
const DATA =
  /[\p{Script=Han}]+ ?\d*|N\d+|[EGu]\d+|\S+@\S+|\baccount\d+|\b(?:Course 1|px|App|Sample Academy|Terms of use|localhost|wei\.zhang1|min\.li2|absent|Wei Zhang|Min Li|Absent|members\.xlsx|Name|Account)\b|academy\.example/gu;

/** Text on the screen that is neither a phrase nor data. */
function untranslatedTexts(): string[] {
  const withoutPhrases = (text: string): string => {
    const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
    // A phrase with elements spans several nodes.
    return rest === text ? text.replaceAll(/⟦[\w.]+/g, '') : withoutPhrases(rest);
  };
  return wordsOnScreen()
    .filter((text) => !LANGUAGES.includes(text))
    .map((text) => withoutPhrases(text).replaceAll(DATA, '').trim())
    .filter((text) => /\p{L}/u.test(text));
}

/** Replaces the texts on the screen by the keys of their phrases. */
async function showKeys({ store }: Pick<Page, 'store'>): Promise<void> {
  act(() => void store.dispatch(languageRequested('de_DE')));
  await passTime(0);
  await passTime(20);
}

const at = async (path: string) => {
  history.replaceState(null, '', path);
  return renderApp({ environment: testEnvironment({ address: path }) });
};

const SCREENS: [screen: string, open: () => Promise<Pick<Page, 'store'>>][] = [
  ['home', () => at('/')],
  ['a page that is not there', () => at('/nowhere')],
  ['help for a code by SMS', () => at('/commonUsage/failReceiveVerificationCode.htm?type=phone')],
  ['help for a code by email', () => at('/commonUsage/failReceiveVerificationCode.htm?type=email')],
  ['what a camera opens', () => at('/browser/open?type=scanLogin&sessionId=1')],
  ['an agreement that does not come', () => openProtocolPage(reply.bare(500))],
  ['signing in', () => openSignInPage()],
  [
    'a form with mistakes',
    async () => {
      const page = await openSignInPage();
      await page.user.type(page.phone(), '12345');
      await page.agree();
      await page.askForCode();
      return page;
    },
  ],
  [
    'the agreement asked for',
    async () => {
      const page = await openSignInPage();
      await page.user.type(page.phone(), PHONE_NUMBER);
      await page.askForCode();
      return page;
    },
  ],
  [
    'a code that was sent',
    async () => {
      const page = await openSignInPage();
      await askByPhone(page);
      return page;
    },
  ],
  ['a QR code', () => openQrPage({ service: qrService(qrStatus('NON_SCANED')) })],
  [
    'a scanned QR code',
    async () => {
      const page = await openQrPage({ service: qrService(qrStatus('SCANED')) });
      await page.poll();
      return page;
    },
  ],
  ['an account pending deregistration', () => openRestoration({ endsAt: '2031-01-01T00:00:00Z' })],
  [
    'restoring it',
    async () => {
      const page = await openRestoration();
      await page.goOn();
      return page;
    },
  ],
  [
    'joining',
    async () => {
      const page = await openJoinPage();
      await page.submit();
      return page;
    },
  ],
  [
    'assigning',
    async () => {
      const page = await openAssignPage();
      await page.choose();
      await page.submit();
      return page;
    },
  ],
  ['choosing people', () => openPicker()],
  [
    'looking people up',
    async () => {
      const page = await openPicker();
      await page.user.click(screen.getByRole('button', { name: 'Batch search' }));
      await settle();
      return page;
    },
  ],
  ['choosing academies', () => openAcademyPicker()],
  ['importing', () => openImport()],
  [
    'a checked list',
    async () => {
      const page = await openImport();
      await page.chooseGood({ duplicates: 2, macros: true });
      return page;
    },
  ],
  [
    'an import with errors',
    async () => {
      const service = new ScriptedService().script(
        'getImport',
        reply.data(job({ state: 'ready', ...FAULTY })),
      );
      const page = await openImport({ service });
      await page.chooseGood();
      await page.press('Import');
      for (let turn = 0; turn < 4; turn += 1) await passTime(2000);
      return page;
    },
  ],
  [
    'the order reminder',
    async () => {
      const page = await at('/assign');
      act(() => void page.store.dispatch(quotaFoundUsedUp()));
      await passTime(0);
      return page;
    },
  ],
  [
    'a notice',
    async () => {
      const page = await at('/');
      act(
        () =>
          void page.store.dispatch(
            noticeShown({ tone: 'info', topic: 'page', message: { phrase: 'session.signedOut' } }),
          ),
      );
      return page;
    },
  ],
];

test.each(SCREENS)('%s shows no untranslated text', async (_screen, open) => {
  await showKeys(await open());
  expect(wordsOnScreen().join()).toContain('⟦');
  expect(untranslatedTexts()).toEqual([]);
});

test('finds an untranslated text in content, labels and titles', async () => {
  await showKeys(await at('/'));
  document.body.insertAdjacentHTML(
    'beforeend',
    '<p>Hello</p><button aria-label="Close"></button><img alt="A map"><i title="Новое"></i>',
  );
  expect(untranslatedTexts()).toEqual(['Hello', 'Close', 'A map', 'Новое']);
});
