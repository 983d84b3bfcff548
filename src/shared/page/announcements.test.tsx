import { act, screen, within } from '@testing-library/react';
import { phrasesOf } from '#shared/i18n/messageCatalog.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { scriptCompany } from '#testing/network/pickerAnswers.ts';
import { openAssignPage } from '#testing/pages/assignPage.ts';
import { openPicker, settle } from '#testing/pages/openPicker.tsx';
import { askByPhone, fillIn, openSignInPage } from '#testing/pages/signInPage.ts';
import { recordSound } from '#testing/helpers/soundLog.ts';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { languageRequested } from '#shared/i18n/languageSlice.ts';

beforeEach(() => {
  // The router reads jsdom's own address bar.
  history.replaceState(null, '', '/login/index');
});
/** As long as the page takes to change its texts. ms */
const TRANSLATED = 600;

test('an event is announced once, and not again when the language changes', async () => {
  const page = await openSignInPage();
  const sound = recordSound();
  await askByPhone(page);
  const announcements = sound.entries().filter((each) => each.includes('Code sent'));
  expect(announcements).toEqual(['status: Code sent. It’s valid for 5 minutes.']);
  sound.forget();
  for (const locale of ['zh_CN', 'ar_SA', 'en_US'] as const) {
    act(() => void page.store.dispatch(languageRequested(locale)));
    await passTime(TRANSLATED);
  }
  expect(sound.entries()).toEqual([]);
});

test('nor is the error of the field that has the focus', async () => {
  const page = await openSignInPage();
  await page.askForCode();
  expect(page.phone()).toHaveFocus();
  const sound = recordSound();
  act(() => void page.store.dispatch(languageRequested('de_DE')));
  await passTime(TRANSLATED);
  expect(screen.getByText('Geben Sie Ihre Mobilnummer ein')).toBeVisible();
  expect(sound.entries()).toEqual([]);
});

test('a region speaks again after a change of the language', async () => {
  const page = await openSignInPage();
  act(() => void page.store.dispatch(languageRequested('ar_SA')));
  await passTime(TRANSLATED);
  act(() => void page.store.dispatch(languageRequested('en_US')));
  await passTime(TRANSLATED);
  const sound = recordSound();
  await askByPhone(page);
  expect(sound.entries()).toContain('status: Code sent. It’s valid for 5 minutes.');
});

test('loading is announced after a second, and not before', async () => {
  const service = new ScriptedService().script('summariseSelection', reply.hang());
  await openAssignPage({ service });
  const sound = recordSound();
  await passTime(900);
  expect(sound.entries()).toEqual([]);
  await passTime(200);
  expect(sound.entries()).toEqual(['status: Checking your permissions…']);
});

test('a change of the page size is announced by what is shown then', async () => {
  const { user } = await openPicker({}, { service: scriptCompany(new ScriptedService()) });
  const sound = recordSound();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Items per page' }), '50');
  await settle();
  expect(sound.entries().filter((each) => each.startsWith('status'))).toEqual([
    'status: 1–50 of 3,000',
  ]);
});

test('nothing in the picker appears together with its region', async () => {
  const service = scriptCompany(new ScriptedService());
  const { user } = await openPicker({}, { service });
  const sound = recordSound();
  service.script('queryMembers', reply.bare(500));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'x');
  await settle();
  await user.click(screen.getByRole('button', { name: 'Batch search' }));
  const batch = within(screen.getByRole('dialog', { name: 'Batch search' }));
  await user.type(batch.getByRole('textbox'), 'a');
  await user.click(batch.getByRole('button', { name: /^Search/ }));
  await settle();
  expect(sound.entries().filter((each) => each.startsWith('lost'))).toEqual([]);
  expect(sound.entries().filter((each) => each.startsWith('status: Entries: 1'))).toHaveLength(1);
});

test.each(['en_US', 'zh_CN', 'ar_SA'] as const)(
  'in %s, the page after the sign-in says once who is logged in, with the focus on its greeting',
  async (locale) => {
    const before = await openSignInPage();
    await fillIn(before);
    await before.submit();
    expect(before.environment.reloads).toBe(1);
    before.unmount();
    before.stop();
    const open = () =>
      renderApp({
        locale,
        environment: testEnvironment({ address: '/login/index', reloaded: true }),
      });
    const words = phrasesOf(locale);
    const greeting = (phrase: string) => phrase.replace('%{name}', '李雷');
    const page = await open();
    const sound = recordSound();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('李雷');
    await passTime(1000);
    expect(sound.entries()).toEqual([`status: ${greeting(words['session.signedInAs'])}`]);
    page.unmount();
    page.stop();

    await open();
    const later = recordSound();
    await passTime(2000);
    expect(later.entries()).toEqual([]);
  },
);

test.each([
  ['set back by an hour', 3_600_000, 1],
  ['a minute later', -61_000, 0],
])(
  'with the clock %s, the page after the sign-in greets as often as is due',
  async (_clock, ahead, times) => {
    const environment = testEnvironment({ address: '/' });
    localStorage.setItem('access_token', 'token-1');
    sessionStorage.setItem('signed_in_at', String(Date.now() + ahead));
    await renderApp({ environment });
    const sound = recordSound();
    await passTime(1000);
    expect(sound.entries().filter((each) => each.startsWith('status: Logged in'))).toHaveLength(
      times,
    );
  },
);

test.each(['en_US', 'zh_CN', 'ar_SA'] as const)(
  'in %s, each state of the sign-in page has a title, also a refused form',
  async (locale) => {
    const words = phrasesOf(locale);
    const titled = (title: string) =>
      words['common.documentTitle'].replace('%{title}', title).replace('%{tenantName}', '');
    const page = await renderApp({
      locale,
      environment: testEnvironment({ address: '/login/index' }),
    });
    expect(document.title).toContain(titled(words['header.logIn']));
    await page.user.click(screen.getByRole('button', { name: words['signIn.submit'] }));
    await passTime(0);
    expect(document.title).toMatch(
      new RegExp(`^${words['common.errorTitle'].replace('%{title}', '')}`),
    );
    await page.user.click(screen.getByRole('button', { name: words['qr.toQr'] }));
    await passTime(0);
    expect(document.title).toContain(titled(words['qr.toQr']));
  },
);

test('the picker opens with one move of the focus and one message', async () => {
  await openAssignPage({ service: scriptCompany(new ScriptedService()) });
  await passTime(2000);
  const sound = recordSound();
  const button = screen.getByRole('button', { name: 'Choose participants' });
  act(() => button.focus());
  sound.forget();
  act(() => button.click());
  await passTime(2000);
  const heard = sound.entries().filter((each) => !each.startsWith('lost'));
  expect(heard).toEqual(['focus: Members', 'status: Results: 3,000']);
});

test('what is replaced above the pressed button takes the focus', async () => {
  const page = await openSignInPage();
  await page.useEmail();
  expect(page.email()).toHaveFocus();
  await page.user.click(screen.getByRole('button', { name: 'Log in with mobile number' }));
  expect(page.phone()).toHaveFocus();
  await page.user.click(screen.getByRole('button', { name: 'Log in with QR code' }));
  await page.user.click(screen.getByRole('button', { name: 'Log in with code' }));
  await passTime(0);
  expect(page.phone()).toHaveFocus();
});

test('a dialog that opened with its page leaves the focus on the content behind', async () => {
  const page = await openSignInPage();
  await page.close();
  expect(screen.getByRole('main')).toHaveFocus();
});
