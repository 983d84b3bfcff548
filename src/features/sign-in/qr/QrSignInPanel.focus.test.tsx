import { screen } from '@testing-library/react';
import { openQrPage, qrExpired, qrService, qrStatus } from '#testing/pages/qrPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply } from '#testing/network/scriptedFetch.ts';

const SCANNED = qrStatus('SCANED');

async function focusCancel(page: Awaited<ReturnType<typeof openQrPage>>) {
  page.button('Cancel login').focus();
  await passTime(0);
}

test('the focus stays in the panel when the code expires and its focused button disappears', async () => {
  const page = await openQrPage({ service: qrService(qrExpired) });
  await focusCancel(page);
  await page.poll();
  expect(page.panel()).toHaveFocus();
  await page.user.tab();
  expect(page.button('Click to refresh')).toHaveFocus();
  await page.user.keyboard('{Enter}');
  await passTime(0);
  expect(page.panel()).toHaveFocus();
  expect(page.code()).toBeVisible();
});

test('when the dialog opens with the panel, the focus is just before it, and not on the corner', async () => {
  const page = await openQrPage();
  expect(document.activeElement).toContainElement(page.panel());
  await page.user.tab();
  expect(page.button('Cancel login')).toHaveFocus();
});

test('a button that stays keeps the focus through status changes', async () => {
  const page = await openQrPage({ service: qrService(SCANNED) });
  await focusCancel(page);
  await page.poll();
  expect(page.button('Cancel login')).toHaveFocus();
});

test('a status change does not take the focus from elsewhere', async () => {
  const page = await openQrPage({ service: qrService(qrExpired) });
  screen.getByRole('checkbox').focus();
  await page.poll();
  expect(screen.getByRole('checkbox')).toHaveFocus();
});

test('the consent question takes the focus and returns it to the panel', async () => {
  const page = await openQrPage({ service: qrService(SCANNED, qrStatus('CONFIRM_LOGIN')) });
  await page.poll();
  page.button('Back').focus();
  await page.poll();
  expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement);
  await page.answer('Cancel');
  expect(page.panel()).toHaveFocus();
});

test('is busy while the code is loading and during sign-in', async () => {
  const service = qrService(qrStatus('CONFIRM_LOGIN'))
    .script('createQrSession', reply.after(1000, reply.data({ qrCodeSessionId: 'qr-1' })))
    .script('requestQrToken', reply.hang());
  const page = await openQrPage({ service });
  expect(page.panel()).toHaveAttribute('aria-busy', 'true');
  expect(page.news()).toEqual(['Loading the QR code…']);
  await page.agree();
  await passTime(1000);
  expect(page.panel()).not.toHaveAttribute('aria-busy');
  await page.poll();
  expect(page.panel()).toHaveAttribute('aria-busy', 'true');
  expect(page.news()).toEqual(['Confirmed. Logging you in…']);
});
