import { screen, within } from '@testing-library/react';
import { describeFaults } from '#testing/network/describeFaults.ts';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const agreements = [
  null,
  { primaryType: 'YH', secondType: 'FW', url: '/api/ischool/v1/open/agreements/service/en_US' },
];
const configuration = reply.data({ pcs: [{ fwEnAgreementName: 'Terms of use' }], agreements }, 200);

async function openTextOf(service: ScriptedService) {
  window.history.replaceState(null, '', '/service');
  const page = await renderApp({ environment: testEnvironment({ address: '/service' }), service });
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
