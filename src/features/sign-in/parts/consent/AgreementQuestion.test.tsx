import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Locale } from '#shared/i18n/locales.ts';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { CODE, openSignInPage, PHONE_NUMBER } from '#testing/pages/signInPage.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

/** Opens the form with a typed number, without consent. */
async function openForm() {
  const page = await openSignInPage();
  await page.user.type(page.phone(), PHONE_NUMBER);
  return page;
}

const question = () =>
  screen.getByRole('alertdialog', {
    name: 'Please agree to the Service Agreement and Privacy Policy first',
  });
const choice = (name: 'OK' | 'Cancel') => within(question()).getByRole('button', { name });

test('OK, pressed twice, ticks the box and continues the pending action, once', async () => {
  const page = await openForm();
  await page.askForCode();
  await passTime(500);
  expect(page.service.count('getSliderChallenge')).toBe(0);
  const ok = choice('OK');
  act(() => {
    fireEvent.click(ok);
    fireEvent.click(ok);
  });
  await passTime(0);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(page.agreementBox()).toBeChecked();
  expect(page.service.count('sendSmsCode')).toBe(1);
  expect(page.getCode()).toHaveAccessibleDescription('Resend in 59s');
});

test('Cancel sends nothing, keeps the form and leaves the box empty, and the user can ask again', async () => {
  const page = await openForm();
  await page.askForCode();
  await passTime(500);
  await page.user.click(choice('Cancel'));
  await passTime(0);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(page.agreementBox()).not.toBeChecked();
  expect(page.service.count('getSliderChallenge')).toBe(0);
  expect(page.phone()).toHaveValue('138 0000 0001');
  await page.askForCode();
  expect(question()).toBeInTheDocument();
});

test('submitting with an unticked box resumes after OK', async () => {
  const page = await openForm();
  await page.user.type(page.code(), CODE);
  await page.submit();
  await passTime(500);
  expect(page.service.count('requestToken')).toBe(0);
  await page.user.click(choice('OK'));
  await passTime(0);
  expect(page.environment.reloads).toBe(1);
});

test('Enter twice in the form, quickly, agrees to nothing; a third time neither', async () => {
  const page = await openForm();
  await page.user.type(page.code(), `${CODE}{Enter}`);
  for (const ms of [150, 350, 200]) {
    await passTime(ms);
    await page.user.keyboard('{Enter}');
  }
  expect(question()).toBeInTheDocument();
  expect(page.agreementBox()).not.toBeChecked();
  expect(page.service.count('requestToken')).toBe(0);
});

const NAMES = {
  fwCnAgreementName: '学院服务协议',
  ysCnAgreementName: '学院隐私政策',
  fwAgreementNameCommon: 'Common terms',
  ysAgreementNameCommon: 'Common privacy',
};

test.each<[Locale, string, string]>([
  ['zh_CN', '学院服务协议', '学院隐私政策'],
  ['pl_PL', 'Common terms', 'Common privacy'],
])(
  'in %s the agreements have the academy’s names and open in a new tab',
  async (locale, terms, privacy) => {
    const service = new ScriptedService().script(
      'getAcademyConfig',
      reply.data({ pcs: [NAMES], agreements: [] }, 200),
    );
    const environment = testEnvironment({ address: '/login/index' });
    await renderApp({ service, locale, environment });
    await passTime(20);
    const links = within(screen.getByRole('dialog')).getAllByRole('link');
    const linkTo = (name: string) => links.find((link) => link.textContent.includes(name));
    expect(linkTo(terms)).toHaveAttribute('href', `/service?sxz-lang=${locale}`);
    expect(linkTo(privacy)).toHaveAttribute('href', `/privacy?sxz-lang=${locale}`);
    for (const link of [linkTo(terms), linkTo(privacy)]) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  },
);
