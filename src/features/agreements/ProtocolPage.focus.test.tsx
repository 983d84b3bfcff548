import { act, screen } from '@testing-library/react';
import { languageRequested } from '#shared/i18n/languageSlice.ts';
import { html, main, openProtocolPage } from '#testing/pages/protocolPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply } from '#testing/network/scriptedFetch.ts';

const LONG_TEXT = '<h2>One</h2><p>a</p><h2>Two</h2><p>b</p><h2>Three</h2><p>c</p>';

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => jest.useRealTimers());

/** Focuses the header's language chooser. */
function focusLanguageChooser(): HTMLElement {
  const languages = screen.getByRole('combobox', { name: 'Language' });
  act(() => languages.focus());
  return languages;
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await passTime(20);
}

test('a text that loads when the network returns does not move the focus', async () => {
  await openProtocolPage([reply.unreachable(), html(LONG_TEXT)]);
  const languages = focusLanguageChooser();
  act(() => void window.dispatchEvent(new Event('online')));
  await settle();
  expect(main().getByRole('heading', { name: 'One' })).toBeInTheDocument();
  expect(languages).toHaveFocus();
});

test('a change of language after a failure keeps the focus on the language chooser', async () => {
  const { store } = await openProtocolPage([reply.unreachable(), html(LONG_TEXT)]);
  const languages = focusLanguageChooser();
  act(() => void store.dispatch(languageRequested('zh_CN')));
  await settle();
  expect(main().getByRole('heading', { name: 'One' })).toBeInTheDocument();
  expect(languages).toHaveFocus();
});

test('a change of language keeps the focus on the language chooser, also with a place in the address', async () => {
  const { store } = await openProtocolPage(
    [html(LONG_TEXT), html(LONG_TEXT)],
    '/service#agreement-section-2',
  );
  expect(main().getByRole('heading', { name: 'Two' })).toHaveFocus();
  const languages = focusLanguageChooser();
  act(() => void store.dispatch(languageRequested('zh_CN')));
  await settle();
  expect(main().getByRole('heading', { name: 'Two' })).toBeInTheDocument();
  expect(languages).toHaveFocus();
});

test('an address with a section leads there also when the text loads on retry', async () => {
  const { user } = await openProtocolPage(
    [reply.unreachable(), html(LONG_TEXT)],
    '/service#agreement-section-2',
  );
  await user.click(main().getByRole('button', { name: 'Try again' }));
  await settle();
  expect(main().getByRole('heading', { name: 'Two' })).toHaveFocus();
});
