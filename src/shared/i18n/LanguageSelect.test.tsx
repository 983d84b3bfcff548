import { act, screen } from '@testing-library/react';
import { startStore } from '#testing/render/startStore.ts';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { noticeShown, selectNotices } from '#shared/notices/noticesSlice.ts';
import { chooseFirstLocale } from './chooseFirstLocale';
import { languageRequested, selectLocale } from './languageSlice';
import type { Locale } from './locales';
import type { loadPhrases } from './messageCatalog';

type Load = typeof loadPhrases;

const mockedLoad = jest.fn<ReturnType<Load>, Parameters<Load>>();
jest.mock('./messageCatalog', () => {
  const real = jest.requireActual<{ loadPhrases: Load }>('./messageCatalog');
  return { ...real, loadPhrases: (locale: Locale) => mockedLoad(locale) };
});

const realLoad = jest.requireActual<{ loadPhrases: Load }>('./messageCatalog').loadPhrases;

/**
 * Delays the phrase file of each locale by this many milliseconds; those in `fails` do not load.
 */
function arrival(times: Partial<Record<Locale, number>>, fails: readonly Locale[] = []): void {
  mockedLoad.mockImplementation(async (locale) => {
    await new Promise((resolve) => setTimeout(resolve, times[locale] ?? 0));
    if (fails.includes(locale)) throw new Error('Loading chunk failed');
    await realLoad(locale);
  });
}

beforeEach(() => {
  mockedLoad.mockImplementation(realLoad);
});
test('the page switches to the language and its direction, and keeps everything else', async () => {
  const { store } = await renderApp();
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en-US', 'ltr']);
  const { language: _before, ...others } = store.getState();
  act(() => void store.dispatch(languageRequested('ar_SA')));
  await passTime(0);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar-SA', 'rtl']);
  expect(screen.getByRole('button', { name: 'تسجيل الدخول' })).toBeInTheDocument();
  const { language, api: _calls, ...after } = store.getState();
  expect(language).toEqual({ locale: 'ar_SA' });
  expect(after).toEqual(
    Object.fromEntries(Object.entries(others).filter(([name]) => name !== 'api')),
  );
});

test('typed values stay when the language changes', async () => {
  const { store, user } = await renderApp({
    environment: testEnvironment({ address: '/login/index' }),
  });
  await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '13800000001');
  act(() => void store.dispatch(languageRequested('de_DE')));
  await passTime(0);
  expect(screen.getByDisplayValue('138 0000 0001')).toBeInTheDocument();
});

test('calls made after the switch carry the language', async () => {
  const { store, service, getCode } = startStore();
  store.dispatch(languageRequested('fr_FR'));
  await jest.advanceTimersByTimeAsync(0);
  getCode();
  await jest.advanceTimersByTimeAsync(0);
  expect(service.last('sendSmsCode').headers.get('sxz-lang')).toBe('fr_FR');
});

test('the last choice wins, in whatever order the phrase files arrive', async () => {
  arrival({ fr_FR: 3000, ru_RU: 1000 });
  const { store, environment } = startStore();
  store.dispatch(languageRequested('fr_FR'));
  await jest.advanceTimersByTimeAsync(10);
  store.dispatch(languageRequested('ru_RU'));
  await jest.advanceTimersByTimeAsync(999);
  expect(selectLocale(store.getState())).toBe('en_US');
  await jest.advanceTimersByTimeAsync(1);
  expect(selectLocale(store.getState())).toBe('ru_RU');
  await jest.advanceTimersByTimeAsync(5000);
  expect(selectLocale(store.getState())).toBe('ru_RU');
  expect(environment.localStorage.get('sxz_lang')).toBe('ru_RU');
});

test('a withdrawn choice has no effect', async () => {
  arrival({ fr_FR: 1000 });
  const { store } = startStore();
  store.dispatch(languageRequested('fr_FR'));
  store.dispatch(languageRequested('en_US'));
  await jest.advanceTimersByTimeAsync(5000);
  expect(selectLocale(store.getState())).toBe('en_US');
});

test('a language that fails to load shows a message, the old one stays, and nothing is stored', async () => {
  arrival({}, ['ko_KR']);
  const { store, environment } = startStore();
  store.dispatch(languageRequested('ko_KR'));
  await jest.advanceTimersByTimeAsync(0);
  expect(selectLocale(store.getState())).toBe('en_US');
  expect(selectNotices(store.getState())).toMatchObject([
    { tone: 'danger', message: { phrase: 'error.unreachable' } },
  ]);
  expect(environment.localStorage.get('sxz_lang')).toBeUndefined();
  expect(environment.cookies.get('sxz_lang')).toBeUndefined();
});

test('a language that failed to load works when chosen again', async () => {
  arrival({}, ['ja_JP']);
  const { store } = startStore();
  store.dispatch(languageRequested('ja_JP'));
  await jest.advanceTimersByTimeAsync(0);
  arrival({});
  store.dispatch(languageRequested('ja_JP'));
  await jest.advanceTimersByTimeAsync(0);
  expect(selectLocale(store.getState())).toBe('ja_JP');
  expect(selectNotices(store.getState())).toEqual([]);
});

test('other notices stay, in the new language', async () => {
  const { store } = startStore();
  store.dispatch(
    noticeShown({ tone: 'danger', topic: 'page', message: { phrase: 'error.unreachable' } }),
  );
  store.dispatch(languageRequested('ja_JP'));
  await jest.advanceTimersByTimeAsync(0);
  expect(selectNotices(store.getState())).toHaveLength(1);
});

test('the first paint is in the user’s language, or in Chinese when its phrases fail to load', async () => {
  expect(await chooseFirstLocale(testEnvironment({ address: '/?sxz-lang=tr_TR' }))).toBe('tr_TR');
  mockedLoad.mockRejectedValue(new Error('Loading chunk failed'));
  expect(await chooseFirstLocale(testEnvironment({ address: '/?sxz-lang=tr_TR' }))).toBe('zh_CN');
});
