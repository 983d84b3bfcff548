import { screen, within } from '@testing-library/react';
import { expectOracle, watchForComplaints } from '#testing/selection/expectOracle.ts';
import { networkFaults } from '#testing/network/networkFaults.ts';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const agreements = [
  null,
  { primaryType: 'YH', secondType: 'FW', url: '/api/ischool/v1/open/agreements/service/en_US' },
];
const configuration = reply.data({ pcs: [{ fwEnAgreementName: 'Terms of use' }], agreements }, 200);

async function openText(...texts: Reply[]) {
  window.history.replaceState(null, '', '/service');
  const service = new ScriptedService()
    .script('getAcademyConfig', configuration)
    .script('getAgreementText', ...texts);
  const page = await renderApp({ environment: testEnvironment({ address: '/service' }), service });
  await passTime(20);
  await passTime(20);
  return page;
}

const main = () => within(screen.getByRole('main'));

/** Every successful answer is a text, also JSON: it is shown, or reported as empty or too large. */
const A_TEXT = /^net-(?:1[0-47]|15 the code is the number 0$)/;

test.each(networkFaults)(
  'getAgreementText survives: $name',
  async ({ name, reply: fault, after }) => {
    const complaints = watchForComplaints();
    const { user, service, unmount, stop } = await openText(
      fault,
      reply.text(200, '<p>The text</p>'),
    );
    await passTime(after + 50);
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Terms of use');
    expect(main().getByRole('link', { name: 'Back' })).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent('Loading the document');
    if (A_TEXT.test(name)) {
      expect(main().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    } else {
      expect(main().getByText('The document couldn’t be loaded')).toBeVisible();
      await user.click(main().getByRole('button', { name: 'Try again' }));
      for (let turn = 0; turn < 3; turn += 1) await passTime(50);
      expect(service.count('getAgreementText')).toBe(2);
      expect(main().getByText('The text')).toBeVisible();
    }
    await expectOracle({
      service,
      complaints,
      close: () => {
        unmount();
        stop();
      },
    });
  },
);

test('asset-83 never shows an error page as the agreement', async () => {
  await openText(reply.text(502, '<h1>Bad Gateway</h1>'));
  expect(screen.getByRole('main')).not.toHaveTextContent('Bad Gateway');
  expect(main().getByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each<[string, Reply, number, string, boolean]>([
  [
    'is gone (404)',
    reply.text(404, '<h1>Not found</h1>'),
    0,
    'This academy hasn’t provided this document yet',
    false,
  ],
  ['fails to load', reply.hang(), 6000, 'The document couldn’t be loaded', true],
  [
    'is on a host that refuses CORS',
    reply.unreachable(),
    0,
    'The document couldn’t be loaded',
    true,
  ],
])(
  'asset-83 a text that %s: a message, and a link to the original',
  async (_what, answer, after, message, canRetry) => {
    await openText(answer);
    await passTime(after + 50);
    expect(main().getByText(message)).toBeVisible();
    expect(main().getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\//),
    );
    expect(main().queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
    expect(screen.getByRole('main')).not.toHaveTextContent('Not found');
  },
);

test('asset-83 stops loading at fifteen megabytes, and says so', async () => {
  await openText(reply.text(200, 'x'.repeat(15 * 1024 * 1024)));
  await passTime(50);
  expect(main().getByRole('status')).toHaveTextContent('This document is too large to display');
});
