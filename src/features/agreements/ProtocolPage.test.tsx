import { act, screen, within } from '@testing-library/react';
import { languageRequested } from '#shared/i18n/languageSlice.ts';
import { pretendOnline } from '#testing/network/networkFaults.ts';
import {
  configuration,
  html,
  main,
  openProtocolPage,
  announcement,
} from '#testing/pages/protocolPage.ts';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { describeFaults } from '#testing/network/describeFaults.ts';

describe('ProtocolPage', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
  });
  test('the name is the title of page and tab, and the text is below it', async () => {
    await openProtocolPage(html('<h1>Terms of use</h1><h2>First</h2><p>The text</p>'));
    expect(
      main()
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Terms of use', 'First']);
    expect(document.title).toBe('Terms of use');
    expect(main().getByText('The text')).toBeInTheDocument();
  });
  test('shows a text without any tags line by line', async () => {
    await openProtocolPage(html('Article 1\nYou agree.'));
    expect(main().getByText(/Article 1/)).toHaveStyle({ whiteSpace: 'pre-line' });
  });
  test('the privacy page has its own name and requests its own text, without our headers or cookies', async () => {
    const { service } = await openProtocolPage(html('<p>x</p>'), '/privacy');
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Privacy notice');
    expect(service.count('getAgreementText')).toBe(1);
    expect([...service.last('getAgreementText').headers.keys()]).toEqual([]);
  });
  test('says that the text is loading', async () => {
    await openProtocolPage(reply.hang());
    expect(announcement()).toBe('Loading the document…');
  });
  test.each([
    [
      'there is no such text',
      reply.text(404, 'Not found'),
      'This academy hasn’t provided this document yet',
    ],
    ['it is empty', html('<p> </p>'), 'This document has no content yet'],
    ['it is too complex', html('<div>'.repeat(20_000)), 'This document is too large to display'],
  ])('when %s the page says so and offers no retry', async (_, answer, expected) => {
    await openProtocolPage(answer);
    expect(announcement()).toBe(expected);
    expect(main().queryByRole('button')).not.toBeInTheDocument();
  });
  test.each([
    ['it is over 512 KB', html('x'.repeat(524_289))],
    ['it is too expensive to lay out', html(`<p>a${'\u0301'.repeat(40_000)}`)],
  ])(
    'when %s, a link leads to the original, which is saved and not opened as a page of ours',
    async (_, answer) => {
      await openProtocolPage(answer);
      await passTime(10);
      const link = main().getByRole('link', { name: 'Open the original document' });
      expect(link).toHaveAttribute(
        'href',
        expect.stringMatching(/\/open\/agreements\/service\/en_US$/),
      );
      expect(link).toHaveAttribute('download');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    },
  );
  test('shows a text of exactly 512 KB', async () => {
    await openProtocolPage(html('x'.repeat(524_288)));
    await passTime(10);
    expect(announcement()).toBe('');
  });
  test('says that the academy has no such agreement', async () => {
    const service = new ScriptedService().script(
      'getAcademyConfig',
      reply.data({ pcs: [{ fwEnAgreementName: 'Terms of use' }], agreements: [] }, 200),
    );
    window.history.replaceState(null, '', '/service');
    await renderApp({ environment: testEnvironment({ address: '/service' }), service });
    expect(announcement()).toBe('This academy hasn’t provided this document yet');
  });
  test('when nothing answers the user can retry, and continues from the title', async () => {
    const { user, service } = await openProtocolPage([
      reply.unreachable(),
      reply.after(100, html('<p>The text</p>')),
    ]);
    expect(announcement()).toContain('The document couldn’t be loaded');
    const retry = main().getByRole('button', { name: 'Try again' });
    await user.click(retry);
    await passTime(20);
    expect(main().getByRole('button', { name: 'Try again' })).toBe(retry);
    expect(retry).toHaveAttribute('aria-busy', 'true');
    expect(service.count('getAgreementText')).toBe(2);
    await passTime(150);
    expect(main().getByText('The text')).toBeInTheDocument();
    expect(main().getByRole('heading', { level: 1 })).toHaveFocus();
  });
  test('says that it is offline, and shows the text once the network is back', async () => {
    pretendOnline(false);
    await openProtocolPage([reply.unreachable(), html('<p>The text</p>')]);
    expect(announcement()).toContain('You’re offline');
    pretendOnline(true);
    act(() => void window.dispatchEvent(new Event('online')));
    for (let turn = 0; turn < 4; turn += 1) await passTime(20);
    expect(main().getByText('The text')).toBeInTheDocument();
  });
  test('when the academy’s configuration fails, the text has failed to load and is not missing', async () => {
    const service = new ScriptedService()
      .script('getAcademyConfig', reply.unreachable(), configuration)
      .script('getAgreementText', html('<p>The text</p>'));
    window.history.replaceState(null, '', '/service');
    const { user } = await renderApp({
      environment: testEnvironment({ address: '/service' }),
      service,
    });
    expect(announcement()).toContain('The document couldn’t be loaded');
    await user.click(main().getByRole('button', { name: 'Try again' }));
    await passTime(20);
    await passTime(20);
    expect(main().getByText('The text')).toBeInTheDocument();
  });
  test('a change of language shows the new text, and a late old one is dropped', async () => {
    const slowly: Reply = async (request, signal) =>
      reply.after(3000, html('<p>The old text</p>'))(request, signal);
    const { store } = await openProtocolPage([slowly, html('<p>新的协议</p>')]);
    act(() => void store.dispatch(languageRequested('zh_CN')));
    for (let turn = 0; turn < 4; turn += 1) await passTime(20);
    expect(main().getByText('新的协议')).toBeInTheDocument();
    await passTime(4000);
    expect(main().getByText('新的协议')).toBeInTheDocument();
    expect(main().queryByText('The old text')).not.toBeInTheDocument();
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('《服务协议》');
  });
  test('the old text is not shown under the new language while the new one is loading', async () => {
    const { store } = await openProtocolPage([html('<p>The old text</p>'), reply.hang()]);
    act(() => void store.dispatch(languageRequested('zh_CN')));
    for (let turn = 0; turn < 4; turn += 1) await passTime(20);
    expect(main().queryByText('The old text')).not.toBeInTheDocument();
    expect(announcement()).toBe('正在加载协议内容…');
  });
});

describe('faults', () => {
  const agreements = [
    null,
    { primaryType: 'YH', secondType: 'FW', url: '/api/ischool/v1/open/agreements/service/en_US' },
  ];
  const configuration = reply.data(
    { pcs: [{ fwEnAgreementName: 'Terms of use' }], agreements },
    200,
  );
  async function openTextOf(service: ScriptedService) {
    window.history.replaceState(null, '', '/service');
    const page = await renderApp({
      environment: testEnvironment({ address: '/service' }),
      service,
    });
    await passTime(20);
    await passTime(20);
    return page;
  }
  const main = () => within(screen.getByRole('main'));
  describeFaults([
    {
      operation: 'getAgreementText',
      script: (service) => service.script('getAcademyConfig', configuration),
      well: reply.text(200, '<p>The text</p>'),
      meet: openTextOf,
      says: 'The document couldn’t be loaded',
      recover: async ({ user, service }) => {
        expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Terms of use');
        expect(main().getByRole('link', { name: 'Back' })).toBeVisible();
        await user.click(main().getByRole('button', { name: 'Try again' }));
        for (let turn = 0; turn < 3; turn += 1) await passTime(50);
        expect(service.count('getAgreementText')).toBe(2);
        expect(main().getByText('The text')).toBeVisible();
      },
      close: ({ unmount, stop }) => {
        unmount();
        stop();
      },
    },
  ]);
  test('stops loading at fifteen megabytes, and says so', async () => {
    await openTextOf(
      new ScriptedService()
        .script('getAcademyConfig', configuration)
        .script('getAgreementText', reply.text(200, 'x'.repeat(15 * 1024 * 1024))),
    );
    await passTime(50);
    expect(main().getByRole('status')).toHaveTextContent('This document is too large to display');
  });
});

describe('focus', () => {
  const LONG_TEXT = '<h2>One</h2><p>a</p><h2>Two</h2><p>b</p><h2>Three</h2><p>c</p>';
  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
  });
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
});
