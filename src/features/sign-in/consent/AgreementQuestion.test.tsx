import { screen, within } from '@testing-library/react';
import type { Locale } from '#shared/i18n/locales.ts';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

let service: ScriptedService;

beforeEach(() => {
  jest.useFakeTimers();
  service = new ScriptedService();
});
afterEach(() => jest.useRealTimers());

async function openDialog(locale: Locale = 'en_US') {
  const page = await renderApp({
    service,
    locale,
    environment: testEnvironment({ address: '/login/index' }),
  });
  await passTime(20);
  return page;
}

/** Requests a code without consent. */
async function askedForCode() {
  const page = await openDialog();
  await page.user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '13800000001');
  await page.user.click(screen.getByRole('button', { name: 'Get code' }));
  const question = within(await screen.findByRole('alertdialog'));
  await passTime(500);
  return { ...page, question };
}

const box = () => screen.getByRole('checkbox', { name: /I have read and agree/ });

test('OK ticks the box and continues the pending action, once', async () => {
  const { user, question } = await askedForCode();
  expect(service.count('getSliderChallenge')).toBe(0);
  await user.dblClick(question.getByRole('button', { name: 'OK' }));
  await passTime(0);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(box()).toBeChecked();
  expect(service.count('sendSmsCode')).toBe(1);
});

test('Cancel sends nothing, leaves the box empty, and the user can ask again', async () => {
  const { user, question } = await askedForCode();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await passTime(0);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(box()).not.toBeChecked();
  expect(service.count('getSliderChallenge')).toBe(0);
  expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('138 0000 0001');
  await user.click(screen.getByRole('button', { name: 'Get code' }));
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
});

const NAMES = {
  fwCnAgreementName: '学院服务协议',
  ysCnAgreementName: '学院隐私政策',
  fwArAgreementName: 'اتفاقية',
  ysArAgreementName: 'خصوصية',
  fwAgreementNameCommon: 'Common terms',
  ysAgreementNameCommon: 'Common privacy',
};

test.each<[Locale, string, string]>([
  ['zh_CN', '学院服务协议', '学院隐私政策'],
  ['ar_SA', 'اتفاقية', 'خصوصية'],
  ['pl_PL', 'Common terms', 'Common privacy'],
  ['en_US', 'Common terms', 'Common privacy'],
])(
  'in %s the agreements have the academy’s names and open in a new tab',
  async (locale, service_, privacy) => {
    service.script('getAcademyConfig', reply.data({ pcs: [NAMES], agreements: [] }, 200));
    await openDialog(locale);
    const links = within(screen.getByRole('dialog')).getAllByRole('link');
    const linkTo = (name: string) => links.find((link) => link.textContent.includes(name));
    expect(linkTo(service_)).toHaveAttribute('href', `/service?sxz-lang=${locale}`);
    expect(linkTo(privacy)).toHaveAttribute('href', `/privacy?sxz-lang=${locale}`);
    for (const link of [linkTo(service_), linkTo(privacy)]) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  },
);
