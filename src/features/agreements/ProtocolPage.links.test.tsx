import { act, fireEvent, screen, within } from '@testing-library/react';
import { languageRequested } from '#shared/i18n/languageSlice.ts';
import { html, main, openProtocolPage } from '#testing/pages/protocolPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

const LONG_TEXT =
  '<h2>One</h2><p>a</p><h2>Two</h2><h3>Two and a half</h3><h2>Three</h2><p><a href="#x">nowhere</a></p>';

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('the contents link to their sections, without a history entry', async () => {
  const { user } = await openProtocolPage(html(LONG_TEXT));
  const steps = window.history.length;
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  await user.click(contents.getByRole('link', { name: 'Two and a half', hidden: true }));
  expect(main().getByRole('heading', { name: 'Two and a half' })).toHaveFocus();
  expect(window.location.hash).toBe('#agreement-section-3');
  expect(window.history.length).toBe(steps);
});

test('Back leads to the previous page of ours, or home without one', async () => {
  const environment = testEnvironment({ address: '/service' });
  environment.pagesBehind = 1;
  const { user } = await openProtocolPage(html('<p>x</p>'), '/service', environment);
  const back = main().getByRole('link', { name: 'Back' });
  expect(back).toHaveAttribute('href', '/?sxz-lang=en_US');
  await user.click(back);
  expect(environment.pagesBehind).toBe(0);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'with %s held, links open in another tab or window, and this page stays where it is',
  async (key) => {
    const environment = testEnvironment({ address: '/service' });
    environment.pagesBehind = 1;
    await openProtocolPage(
      html(
        '<h2>One</h2><h2>Two</h2><h2 id="three">Three</h2><p><a href="#three">see there</a></p>',
      ),
      '/service',
      environment,
    );
    const leftToTheBrowser: boolean[] = [];
    const follow = (event: Event) => {
      leftToTheBrowser.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', follow);
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    for (const link of [
      main().getByRole('link', { name: 'Back' }),
      contents.getByRole('link', { name: 'Three', hidden: true }),
      main().getByRole('link', { name: 'see there' }),
    ]) {
      fireEvent.click(link, { [key]: true });
    }
    window.removeEventListener('click', follow);
    expect(leftToTheBrowser).toEqual([true, true, true]);
    expect(environment.pagesBehind).toBe(1);
    expect(main().getByRole('heading', { name: 'Three' })).not.toHaveFocus();
  },
);

test('a link to a place in the text leads there, without a history entry', async () => {
  const { user } = await openProtocolPage(
    html('<p><a href="#two">see there</a></p><h2>One</h2><h2 id="two">Two</h2>'),
  );
  const steps = window.history.length;
  await user.click(main().getByRole('link', { name: 'see there' }));
  expect(main().getByRole('heading', { name: 'Two' })).toHaveFocus();
  expect(window.history.length).toBe(steps);
});

test('Back leads home after a change of language, because the previous page is in the old one', async () => {
  const environment = testEnvironment({ address: '/service' });
  environment.pagesBehind = 1;
  const { user, store } = await openProtocolPage(html('<p>x</p>'), '/service', environment);
  act(() => void store.dispatch(languageRequested('zh_CN')));
  await passTime(20);
  const back = main().getByRole('link', { name: '返回' });
  expect(back).toHaveAttribute('href', '/?sxz-lang=zh_CN');
  await user.click(back);
  expect(environment.pagesBehind).toBe(1);
});
